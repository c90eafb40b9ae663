-- The privacy notice of each public form, in versions that are never changed, and the version that each person accepted.

create table aviso_privacidade (
  id bigint generated always as identity primary key,
  formulario text not null,
  versao int not null,
  controlador text not null,
  finalidade text not null,
  retencao text not null,
  direitos text not null,
  contato text not null,
  id_usuario bigint,
  created_at timestamptz(3) not null default now(),
  constraint aviso_privacidade_versao unique (formulario, versao),
  constraint aviso_privacidade_formulario_valor
    check (formulario in ('candidatura', 'patrocinio', 'roleta', 'contratacao')),
  constraint aviso_privacidade_versao_valor check (versao >= 1),
  constraint aviso_privacidade_controlador_tamanho check (length(controlador) between 1 and 450),
  constraint aviso_privacidade_finalidade_tamanho check (length(finalidade) between 1 and 2000),
  constraint aviso_privacidade_retencao_tamanho check (length(retencao) between 1 and 2000),
  constraint aviso_privacidade_direitos_tamanho check (length(direitos) between 1 and 2000),
  constraint aviso_privacidade_contato_tamanho check (length(contato) between 1 and 450),
  constraint aviso_privacidade_usuario foreign key (id_usuario) references rh_usuario on delete set null
);
create index aviso_privacidade_usuario_id on aviso_privacidade (id_usuario) where id_usuario is not null;

create function aviso_privacidade_fixo() returns trigger language plpgsql as $$
begin
  raise exception 'a published privacy notice is not changed';
end $$;
create trigger aviso_privacidade_fixo
  before update of formulario, versao, controlador, finalidade, retencao, direitos, contato, created_at
  on aviso_privacidade for each row execute function aviso_privacidade_fixo();

insert into aviso_privacidade (formulario, versao, controlador, finalidade, retencao, direitos, contato)
select f.formulario, 1, f.controlador, f.finalidade, f.retencao,
  'Você pode, a qualquer momento, confirmar se tratamos os seus dados, acessá-los, corrigi-los, pedir a portabilidade ou a exclusão deles, saber com quem foram compartilhados e retirar o consentimento (LGPD, art. 18).',
  'Fale com o encarregado pelos dados pessoais pelos canais de atendimento do provedor.'
from (values
  ('candidatura', 'O provedor do grupo que anuncia a vaga; sem vaga, as empresas do grupo.',
   'Usamos os seus dados e o seu currículo para avaliar a candidatura, falar com você sobre o processo seletivo e, só se você autorizar, considerar o seu currículo em outras vagas do grupo.',
   'Os dados ficam guardados durante o processo seletivo e, depois dele, pelo prazo de retenção de candidaturas; então são anonimizados.'),
  ('patrocinio', 'O provedor do grupo a que o pedido de patrocínio é feito.',
   'Usamos os seus dados só para analisar o patrocínio, falar com você e prestar contas do evento.',
   'Os dados de solicitações não aprovadas são apagados depois de 12 meses; os das aprovadas são guardados por 5 anos, como a lei exige.'),
  ('roleta', 'O provedor do grupo que promove a campanha.',
   'Usamos os seus dados para a participação na campanha, a conferência de quem participa e a entrega do prêmio.',
   'Os dados ficam guardados até o fim da campanha e da entrega dos prêmios e pelo prazo da prestação de contas da promoção; então são anonimizados.'),
  ('contratacao', 'O provedor do grupo indicado no formulário.',
   'Usamos os seus dados para entrar em contato com você sobre a contratação de internet no seu endereço.',
   'Os dados ficam guardados enquanto durar a negociação e pelo prazo de retenção de leads; se você contratar, pelo prazo do contrato.')
) f (formulario, controlador, finalidade, retencao);

alter table candidatura_pendente add column aviso_versao int;
alter table candidatura add column aviso_versao int;
alter table patrocinio_solicitacao add column aviso_versao int;
alter table site_roleta_historico add column aviso_versao int;
alter table vendas_lead add column aviso_versao int;
alter table rh_usuario add column aceite_lgpd_em timestamptz(3), add column aviso_versao int;

-- Who accepts the notice of a form (first argument) accepts its newest version, unless an older one is named.
create function aviso_aceito() returns trigger language plpgsql as $$
begin
  if new.aviso_versao is null then
    select max(a.versao) into new.aviso_versao from aviso_privacidade a where a.formulario = tg_argv[0];
  end if;
  return new;
end $$;
create trigger aviso_aceito before insert on candidatura_pendente
  for each row when (new.aceite_lgpd_em is not null) execute function aviso_aceito('candidatura');
create trigger aviso_aceito before insert on candidatura
  for each row when (new.aceite_lgpd_em is not null) execute function aviso_aceito('candidatura');
create trigger aviso_aceito before insert on patrocinio_solicitacao
  for each row when (new.aceite_lgpd_em is not null) execute function aviso_aceito('patrocinio');
create trigger aviso_aceito before insert on site_roleta_historico
  for each row when (new.aceite_em is not null) execute function aviso_aceito('roleta');
create trigger aviso_aceito before insert on vendas_lead
  for each row when (new.aceite_lgpd_em is not null) execute function aviso_aceito('contratacao');
create trigger aviso_aceito before insert on rh_usuario
  for each row when (new.aceite_lgpd_em is not null) execute function aviso_aceito('candidatura');
