/** Texts for constraints that refuse a write, if the default text of their kind is not clear enough. */
import { common, form } from '@intranet/contract/messages'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import {
  compliment,
  documents,
  employee,
  family,
  personalData,
  shutdown,
} from '@intranet/contract/messages/staff'
import { blacklist, coverage, erp, pricing } from '@intranet/contract/messages/registries'
import { calendar } from '@intranet/contract/messages/content'
import { roulette, roulettePrize } from '@intranet/contract/messages/roulette'
import { communicationRule, communicationTemplate } from '@intranet/contract/messages/communication'
import { restriction } from '@intranet/contract/messages/marketing'
import type { ConstraintName } from '@intranet/db/constraints'

const sameOrder = 'Outra pessoa mudou a ordem. Recarregue a página e tente de novo.'

/** A text is shown at the field that `constraintFields` names, unless it has its own; `null` means the form itself. */
export type ConstraintText = string | readonly [text: string, field: string | null]

export const constraintTexts: Partial<Record<ConstraintName, ConstraintText>> = {
  relacionamento_preferencias_cliente_unica: [restriction.duplicated, null],
  template_whatsapp_unico: communicationTemplate.duplicated,
  rh_usuario_email_unico: 'Já existe um usuário com este e-mail.',
  rh_usuario_cpf_unico: 'Já existe um usuário com este CPF.',
  perfil_acesso_nome_unico: 'Já existe um perfil com este nome.',
  empresa_nome_unico: 'Já existe um provedor com este nome.',
  empresa_sistema_key: 'Já existe um provedor com este sistema.',
  empresa_contratante_cnpj_key: 'Já existe uma empresa com este CNPJ.',
  cidade_unica: ['Já existe uma cidade com este nome neste estado.', 'nome'],
  rh_departamento_nome_unico: 'Já existe um departamento com este nome.',
  rh_setor_nome_unico: 'Já existe um setor com este nome.',
  rh_cargo_nome_unico: 'Já existe um cargo com este nome.',
  microrregiao_nome_unico: 'Já existe uma microrregião com este nome.',
  rh_usuario_matricula_unica: 'Já existe um funcionário com esta matrícula.',
  rh_usuario_gestor_proprio: employee.ownManager,
  rh_usuario_desligado_ativo: [employee.dismissedActive, null],
  elogio_proprio: compliment.toOneself,
  elogio_categoria_titulo_unico: 'Já existe uma categoria com este título.',
  rh_documento_categoria_titulo_unico: 'Já existe uma categoria com este título.',
  rh_documento_datas: documents.expiryBeforeIssue,
  rh_documento_versao_unica: [documents.superseded, null],
  rh_familiar_unico: [family.duplicated, 'nome'],
  solicitacao_dado_pessoal_aberta: personalData.running,
  rh_desligamento_em_andamento: [shutdown.running, 'id_funcionario'],
  faq_categoria_titulo_unico: 'Já existe uma categoria com este título.',
  manual_categoria_titulo_unico: 'Já existe uma categoria com este título.',
  faq_pergunta_unica: 'Já existe uma pergunta igual nesta categoria.',
  faq_pergunta_completa: ['Preencha todos os campos obrigatórios!', 'resposta'],
  categoria_titulo_unico: 'Já existe uma categoria com este título.',
  site_roleta_campanhas_slug_unico: [roulette.nameTaken, 'nome'],
  site_roleta_campanhas_nome_unico: roulette.nameTaken,
  site_roleta_campanhas_periodo: roulette.endBeforeStart,
  site_roleta_premios_estoque: roulettePrize.belowMinimum,
  recurso_reserva_livre: [calendar.resourceTaken, 'inicio'],
  recurso_nome_unico: 'Já existe um recurso com este nome.',
  vendas_destino_nome_unico: 'Já existe um destino com este nome.',
  aplicacao_nome_unico: 'Já existe uma aplicação com este nome.',
  precificacao_sobreposta: [pricing.overlap, 'vigencia_inicio'],
  precificacao_promocao: pricing.promotion,
  precificacao_periodo: pricing.period,
  blacklist_cliente_unico: blacklist.client,
  blacklist_endereco_unico: [blacklist.address, 'numero'],
  blacklist_periodo: blacklist.period,
  vendas_blocklist_motivo_nome: blacklist.motive,
  vendas_cobertura_unica: [coverage.duplicated, 'cidade'],
  vendas_cobertura_faixa: coverage.range,
  empresa_erp_id_empresa_key: erp.duplicated,
  rh_marketing_eventos_periodo: form.endBeforeStart,
  vendas_campanha_resultado_ordem: form.endBeforeStart,
  vendas_campanha_resultado_sobreposto: [campaignResult.overlap, 'periodo_inicio'],
  assinatura_modelo_nome_unico: 'Já existe um modelo com este nome.',
  assinatura_modelo_padrao: ['Já existe um modelo padrão deste provedor.', 'padrao'],
  blacklist_dados: ['Informe o CPF/CNPJ do cliente, ou o CEP e o número do endereço.', null],
  campanha_regras_canal: [communicationRule.noChannel, null],
  campanha_regras_data: [form.required, 'data_especifica'],
  campanha_regras_envio: [communicationRule.sendingNotAllowed, 'envio'],
  campanha_regras_mensagem: [form.requiredAll, null],
  campanha_regras_silencio: communicationRule.silence,
  campanha_regras_tempo: ['Informe os dias que este envio pede.', 'tempo'],
  cidade_id_ibge_key: 'Já existe uma cidade com este código do IBGE.',
  elogio_cliente: 'O código do cliente é de elogios de clientes.',
  evento_calendario_duracao: 'Um evento dura no máximo um ano.',
  evento_calendario_ordem: form.endBeforeStart,
  evento_calendario_publico: ['Escolha o departamento ou o provedor do evento.', 'publico'],
  evento_calendario_recorrencia: ['Só um evento que se repete tem um último dia.', 'recorrencia_fim'],
  faq_categoria_ordem: [sameOrder, null],
  feriado_ano: ['Informe o ano de um feriado que não se repete.', 'ano'],
  feriado_estado: [form.required, 'uf'],
  manual_anexo_id_arquivo_key: 'Este arquivo já está em um artigo.',
  manual_categoria_ordem: [sameOrder, null],
  novidade_periodo: form.endBeforeStart,
  onboarding_onboarding_trilha_ordem: [sameOrder, null],
  onboarding_trilha_conteudo_ordem: [sameOrder, null],
  recurso_reserva_ordem: form.endBeforeStart,
  recurso_reservavel: 'Só salas e equipamentos podem ser reservados.',
  rh_cidade_provedor_unica: ['Esta cidade já está entre as do provedor.', 'nome'],
  rh_documento_publico: [
    'Um documento de um funcionário não tem provedor nem departamento.',
    'id_funcionario',
  ],
  rh_familiar_proprio: 'Ninguém é familiar de si mesmo.',
  rh_usuario_data_desligamento: [form.required, 'data_desligamento'],
  solicitacao_dado_pessoal_motivo: [form.required, 'resposta'],
  vendas_lead_existente: [form.required, 'cod_cliente'],
  vendas_lead_uniao_unica: 'Esta lead já foi unida a outra.',
  vendas_visao_nome_unico: ['Já existe uma visão com este nome.', 'nome'],
}

/** Texts for deleting a record that others refer to. A write to a missing record has the same text everywhere. */
export const referenceTexts: Partial<Record<ConstraintName, string>> = {
  campanha_regras_template_whatsapp_fkey: communicationTemplate.inUse,
  users_profiles_id_perfil_fkey: 'Este perfil possui usuários vinculados.',
  faq_pergunta_id_categoria_fkey: common.categoryInUse,
  manual_artigo_id_categoria_fkey: common.categoryInUse,
  novidade_id_categoria_fkey: common.categoryInUse,
  site_roleta_historico_id_campanha_fkey: roulette.hasHistory,
  site_roleta_historico_id_premio_fkey: roulette.hasHistory,
  blacklist_id_motivo_fkey: blacklist.motiveInUse,
}
