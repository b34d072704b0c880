-- Deleting an article looks for its offers, and every rendering looks for the next moment at which one begins or ends:
-- without these, each time through all offers.
create index offer_by_tcm on offer (tcm);
create index offer_by_valid_from on offer (valid_from);
create index offer_by_valid_until on offer (valid_until);
