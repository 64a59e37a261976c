-- Which of two subjects a mail had (docs/decisions/0210). Null: the step had one subject.
alter table outreach_messages add column subject_variant text
  constraint outreach_messages_subject_variant_check check (subject_variant in ('A', 'B'));
