-- Who made an onboarding may correct it until somebody starts it; one made without HR waits until HR activates it.
alter table onboarding_onboarding
  add column id_usuario bigint references rh_usuario on delete set null,
  add column aguarda_ativacao boolean not null default false,
  add constraint onboarding_onboarding_aguarda check (not (aguarda_ativacao and status));
create index onboarding_onboarding_autor on onboarding_onboarding (id_usuario);
create index onboarding_onboarding_aguardando on onboarding_onboarding (id_empresa) where aguarda_ativacao;
