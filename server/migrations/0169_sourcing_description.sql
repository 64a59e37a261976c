-- What a sourcing is about, in the words of whoever made it.
alter table sourcings add column description text;
