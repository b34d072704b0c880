/** A session ends this long after it was last renewed; an open panel renews it. */
export const staffIdleMinutes = 30;
/** It ends this long after its login at the latest, however often it is renewed. */
export const longestStaffHours = 12;
