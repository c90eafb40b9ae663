-- A security incident with personal data: what happened, whose data, what was done, and the clock of the law.
create table incidente_dados (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 160),
  o_que text not null check (length(o_que) between 2 and 4000),
  conhecido_em timestamptz(3) not null,
  prazo timestamptz(3) not null,
  dados text not null check (length(dados) between 2 and 1000),
  riscos text check (length(riscos) between 2 and 2000),
  medidas text check (length(medidas) between 2 and 4000),
  -- What the logs are asked for: a period, and whose account it was, where that is known.
  periodo_de timestamptz(3) not null,
  periodo_ate timestamptz(3) not null,
  id_suspeito bigint references rh_usuario on delete set null,
  apurado_em timestamptz(3),
  sem_risco text check (length(sem_risco) between 2 and 2000),
  comunicado_autoridade_em timestamptz(3),
  comunicado_titulares_em timestamptz(3),
  encerrado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint incidente_dados_periodo check (periodo_ate >= periodo_de),
  constraint incidente_dados_encerrado check (encerrado_em is null or sem_risco is not null
    or (comunicado_autoridade_em is not null and comunicado_titulares_em is not null))
);
create index incidente_dados_recente on incidente_dados (created_at desc, id desc);
create index incidente_dados_suspeito on incidente_dados (id_suspeito);
call alteracao_ativar('incidente_dados');

-- Whose data it was, as the logs said then: these end earlier than the incident.
create table incidente_dados_titular (
  id bigint generated always as identity primary key,
  id_incidente bigint not null references incidente_dados on delete cascade,
  tabela text not null,
  id_item bigint not null,
  nome text,
  leituras int not null check (leituras > 0),
  primeira timestamptz(3) not null,
  ultima timestamptz(3) not null,
  constraint incidente_dados_titular_registro unique (id_incidente, tabela, id_item)
);

-- The law has an incident kept five years.
create function incidente_guardado() returns trigger language plpgsql as $$
begin
  if old.encerrado_em is null or old.encerrado_em > now() - interval '5 years' then
    raise exception 'an incident is kept five years' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger incidente_guardado before delete on incidente_dados
  for each row execute function incidente_guardado();

-- What is sent to the authority and to the people: a superadmin changes the words, counsel gives them.
create table incidente_texto (
  chave text primary key check (chave in ('autoridade', 'titulares')),
  texto text not null check (length(texto) between 2 and 8000),
  updated_at timestamptz(3) not null default now()
);
call alteracao_ativar('incidente_texto');
insert into incidente_texto (chave, texto) values
  ('autoridade', 'Comunicação de incidente de segurança com dados pessoais

O que aconteceu: {{o_que}}
Tomamos conhecimento em: {{conhecido_em}}
Dados afetados: {{dados}}
Titulares afetados: {{quantos}}
Riscos: {{riscos}}
Medidas tomadas: {{medidas}}

Encarregado: {{encarregado}} ({{contato}})'),
  ('titulares', 'Olá!

Houve um incidente de segurança com dados pessoais seus.

O que aconteceu: {{o_que}}
Soubemos em: {{conhecido_em}}
Dados afetados: {{dados}}
O que pode acontecer: {{riscos}}
O que fizemos: {{medidas}}

Para perguntas: {{encarregado}} ({{contato}})');
