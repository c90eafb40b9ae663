/** What HR keeps of the person, and the records about those records. */
import { SHUTDOWN_READING } from '@intranet/contract/people/personal-data-options'
import { sql } from 'kysely'
import { gone, nameOf, newest, source, type Source } from './source.ts'

const changed = (
  side: string,
) => `(select nullif(jsonb_strip_nulls(jsonb_object_agg(k, t.${side} -> k)), '{}')
  from jsonb_object_keys(t.new_data) k where t.old_data -> k is distinct from t.new_data -> k)`
/** HR tells the person about a dismissal, not a list: it shows there only after it was carried out. */
const dismissed = (id: number) =>
  sql`exists (select from rh_desligamento d where d.id_funcionario = ${id} and d.situacao = 'efetivado')`
/** Readings of `t` that its person may know of. */
export const knownReading = (id: number) =>
  sql<boolean>`(${SHUTDOWN_READING} <> all(t.campos) or ${dismissed(id)})`

export const peopleSources: readonly Source[] = [
  source(
    ['onboarding', 'Onboarding', 'Acompanhar a sua integração'],
    ['onboarding_usuario', 'id_usuario'],
    't.id',
    [
      ['onboarding', 'Onboarding', nameOf('onboarding_onboarding', 'id_onboarding', 'titulo')],
      ['conteudos', 'Conteúdos'],
      ['lidos', 'Lidos'],
      ['data_inicio', 'Início'],
      ['data_fim', 'Conclusão'],
    ],
  ),
  source(
    ['onboarding_leituras', 'Leituras de onboarding', 'Acompanhar a sua integração'],
    ['onboarding_progresso', 'id_usuario_onboarding'],
    't.id',
    [
      ['conteudo', 'Conteúdo', nameOf('onboarding_conteudo', 'id_conteudo', 'titulo')],
      ['data_inicio', 'Início'],
      ['data_fim', 'Conclusão'],
    ],
    {
      quem: (id) =>
        sql`t.id_usuario_onboarding in (select o.id from onboarding_usuario o where o.id_usuario = ${id})`,
    },
  ),
  source(
    ['elogios_recebidos', 'Elogios recebidos', 'Reconhecer o seu trabalho'],
    ['elogio', 'id_funcionario'],
    newest,
    [
      ['remetente', 'De', nameOf('rh_usuario', 'id_remetente')],
      ['categoria', 'Categoria', nameOf('elogio_categoria', 'id_categoria', 'titulo')],
      ['texto', 'Texto'],
      ['situacao', 'Situação'],
      ['created_at', 'Data'],
    ],
  ),
  source(
    ['elogios_enviados', 'Elogios enviados', 'Reconhecer o trabalho de colegas'],
    ['elogio', 'id_remetente'],
    newest,
    [
      ['funcionario', 'Para', nameOf('rh_usuario', 'id_funcionario')],
      ['texto', 'Texto'],
      ['created_at', 'Data'],
    ],
  ),
  source(
    ['familiares', 'Familiares', 'Benefícios e contatos de emergência'],
    ['rh_familiar', 'id_funcionario'],
    't.id',
    [
      ['nome', 'Nome'],
      ['parentesco', 'Parentesco'],
      ['data_nascimento', 'Nascimento'],
      // Somebody else's document: the file may be passed on outside the screen.
      ['cpf', 'CPF', `'***.' || substr(t.cpf, 4, 3) || '.' || substr(t.cpf, 7, 3) || '-**'`],
      ['telefone', 'Telefone'],
      ['dependente_ir', 'Dependente no IR'],
      ['dependente_plano', 'Dependente no plano'],
      ['contato_emergencia', 'Contato de emergência'],
      ['trabalha_no_grupo', 'Trabalha no grupo'],
    ],
    gone,
  ),
  source(
    ['documentos', 'Documentos', 'Cumprir obrigações trabalhistas'],
    ['rh_documento', 'id_funcionario'],
    newest,
    [
      ['titulo', 'Título'],
      ['categoria', 'Categoria', nameOf('rh_documento_categoria', 'id_categoria', 'titulo')],
      ['versao', 'Versão'],
      ['data_emissao', 'Emissão'],
      ['data_validade', 'Validade'],
      ['created_at', 'Enviado em'],
    ],
  ),
  source(
    ['ciencias', 'Documentos com a sua ciência', 'Comprovar a sua ciência'],
    ['rh_documento_ciencia', 'id_usuario'],
    't.assinado_em desc, t.id_documento',
    [
      ['documento', 'Documento', nameOf('rh_documento', 'id_documento', 'titulo')],
      ['assinado_em', 'Data'],
    ],
  ),
  source(
    ['desligamento', 'Desligamento', 'Cumprir obrigações trabalhistas'],
    ['rh_desligamento', 'id_funcionario'],
    't.id desc',
    [
      ['tipo', 'Tipo'],
      ['aviso_previo', 'Aviso prévio'],
      ['data_desligamento', 'Data'],
    ],
    { quem: (id) => sql`t.id_funcionario = ${id} and t.situacao = 'efetivado'` },
  ),
  source(
    ['pedidos', 'Pedidos sobre os seus dados', 'Responder aos seus pedidos'],
    ['solicitacao_dado_pessoal', 'id_titular'],
    newest,
    [
      ['tipo', 'Pedido'],
      ['texto', 'Texto'],
      ['situacao', 'Situação'],
      ['resposta', 'Resposta'],
      ['created_at', 'Abertura'],
      ['encerrado_em', 'Encerramento'],
    ],
  ),
  source(
    ['historico', 'Histórico do cadastro', 'Saber quem alterou o quê'],
    ['log_historico', 'id_item'],
    't.data desc, t.id desc',
    [
      ['data', 'Data'],
      ['usuario', 'Quem alterou', nameOf('rh_usuario', 'id_usuario')],
      ['antes', 'Antes', changed('old_data')],
      ['depois', 'Depois', changed('new_data')],
    ],
    {
      quem: (id) =>
        sql`t.tabela = 'rh_usuario' and t.id_item = ${String(id)} and t.operacao in ('INSERT', 'UPDATE')`,
    },
  ),
  source(
    ['leituras', 'Quem leu os seus documentos', 'Mostrar quem leu CPF, RG, CNH e outros dados'],
    ['acesso_dado_pessoal', 'id_titular'],
    't.data desc, t.id desc',
    [
      ['data', 'Data'],
      ['leitor', 'Quem leu', nameOf('rh_usuario', 'id_usuario')],
      ['campos', 'Dado lido'],
    ],
    { quem: (id) => sql`t.id_titular = ${id} and ${knownReading(id)}` },
  ),
]
