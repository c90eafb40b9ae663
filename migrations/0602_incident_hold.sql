-- Whether a rule keeps its messages to customers of a city while an incident lasts there.
alter table campanha_regras add column segurar_incidente boolean not null default true;
