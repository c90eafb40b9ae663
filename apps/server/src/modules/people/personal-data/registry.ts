/**
 * Everything that is stored about a person. A module that stores more adds its entry; a test finds forgotten tables.
 */
import { accessSources } from './access-sources.ts'
import { contentSources } from './content-sources.ts'
import { peopleSources } from './people-sources.ts'
import type { Source } from './source.ts'

export const registry: readonly Source[] = [...accessSources, ...peopleSources, ...contentSources]

/** Columns that name a person in a record about something else, or whose values nobody could read. */
export const notHeldAbout: readonly string[] = [
  'rh_usuario.id_gestor',
  'desafio_senha.id_usuario',
  'codigo_verificacao.id_usuario',
  'usuario_permissao_versao.id_usuario',
  'acesso_dado_pessoal.id_usuario',
  'notificacao_mensagem.id_remetente',
  'rh_departamento.id_funcionario',
  'rh_setor.id_usuario',
  'rh_cargo.id_usuario',
  'onboarding_onboarding.id_usuario',
  'novidade.id_usuario',
  'manual_versao.id_usuario',
  'manual_artigo.id_usuario',
  'rh_familiar.id_funcionario_familiar',
  'rh_desligamento.id_solicitante',
  'rh_desligamento.id_aprovador',
  'rh_desligamento_item.id_usuario',
  'solicitacao_dado_pessoal.id_responsavel',
  // Authors and handlers of records about customers.
  'campanha_comunicacao.id_usuario',
  'campanha_decisao.id_usuario',
  'campanha_resposta.id_usuario',
  'campanha_regras.id_aprovador',
  'campanha_regras.id_solicitante',
  'campanha_regras.id_usuario',
  'relacionamento_preferencias_cliente.id_usuario',
  'template_whatsapp.id_usuario',
  'blacklist.id_revisor',
  'blacklist.id_usuario',
  'empresa_erp.id_usuario',
  'precificacao.id_usuario',
  'vendas_campanha.id_usuario',
  'vendas_campanha_resultado.id_usuario',
  'vendas_campanha_resultado.id_usuario_updater',
  'rh_marketing_eventos.id_usuario',
  'vendas_canal.id_usuario',
  'vendas_cobertura.id_usuario',
  'vendas_lead.id_usuario',
  'vendas_lead.id_usuario_exclusao',
  'vendas_lead.id_usuario_fora_tabela',
  'vendas_lead.id_vendedor',
  'vendas_lead_cobertura.id_usuario',
  'vendas_lead_historico.id_usuario',
  'vendas_lead_importacao.id_usuario',
  'vendas_lead_importacao.id_usuario_criacao',
  'vendas_lead_uniao.id_usuario',
  'vendas_tracking_url.id_usuario',
  'vendas_visao.id_usuario',
  'site_roleta_campanhas.id_usuario',
  'site_roleta_campanhas.id_usuario_intranet',
  'site_roleta_historico.id_usuario_entrega',
  'sorteio_rodada.id_usuario',
]
