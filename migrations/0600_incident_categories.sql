-- Categories of incidents: those of other modules, with the priority that a new incident begins with.
create table incidente_categoria (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icone text not null check (length(icone) between 1 and 60),
  prioridade_padrao text not null default 'media' check (prioridade_padrao in ('baixa', 'media', 'alta', 'critica')),
  -- Planned work: its incidents may begin up to 30 days ahead and have a window.
  programada boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index incidente_categoria_titulo_unico on incidente_categoria (normaliza(titulo));
call alteracao_ativar('incidente_categoria');
call historico_ativar('incidente_categoria');

insert into incidente_categoria (titulo, color, icone, prioridade_padrao, programada)
values ('Manutenção programada', '#1f6feb', 'calendar', 'baixa', true);
