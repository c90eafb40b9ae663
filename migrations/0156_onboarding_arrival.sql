-- Whoever an onboarding reached was told so, once; those whom one reached before this came need no telling.
create table onboarding_aviso (
  id_usuario_onboarding bigint primary key references onboarding_usuario on delete cascade,
  created_at timestamptz(3) not null default now()
);
insert into onboarding_aviso (id_usuario_onboarding) select id from onboarding_usuario;
