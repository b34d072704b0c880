-- Content of a footer is for all shoppers: what was for a group of an A/B test was shown in previews only.
delete from footer_content where test is not null;
alter table footer_content drop column test, drop column test_group;
