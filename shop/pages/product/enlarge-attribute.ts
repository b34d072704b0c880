/** Set on the link around a picture of a gallery, which a script shows enlarged; its address is the large picture. */
export const enlargeAttribute = "data-kontor-enlarge";
