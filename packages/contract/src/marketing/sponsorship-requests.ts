/** Requests of sponsorship: what people ask for, and what the team does with it. See docs/sponsorship.md#states. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { personTypeLabels, requestStateLabels, sponsorshipTypeLabels } from './sponsorship-words.ts'

export const request = entity(
  'patrocinio_solicitacao',
  {
    protocolo: field.computed(field.text('Protocolo', 20)),
    evento: field.name('Evento', 120),
    tipo_pessoa: field.unlogged(field.detail(field.choice('Quem solicita', personTypeLabels))),
    nome_razaosocial: field.unlogged(field.name('Solicitante', 200)),
    cpf_cnpj: field.unlogged(field.detail(field.document('CPF ou CNPJ'))),
    responsavel: field.unlogged(field.detail(field.name('Responsável pelo contato', 120))),
    email: field.unlogged(field.detail(field.email('E-mail'))),
    telefone: field.unlogged(field.detail(field.phone('Telefone'))),
    descricao: field.unlogged(field.detail(field.name('Descrição', 2000))),
    id_cidade: field.unlogged(field.reference('Cidade')),
    cidade: field.joined('Cidade'),
    data_inicio: field.headed('Data do evento', field.day('Início')),
    data_fim: field.headed('Fim do evento', field.day('Fim')),
    publico_estimado: field.detail(field.integer('Público estimado', 1, 10_000_000)),
    local: field.detail(field.text('Local', 120)),
    endereco: field.detail(field.text('Endereço', 200)),
    site_evento: field.unlogged(field.detail(field.optional(field.url('Site do evento')))),
    redes_sociais: field.unlogged(field.detail(field.optional(field.text('Redes sociais', 450)))),
    tipo: field.choice('Tipo', sponsorshipTypeLabels),
    /** What was agreed, before that what is asked for. */
    valor: field.summed(field.nullable(field.computed(field.amount('Valor')))),
    valor_solicitado: field.detail(field.optional(field.amount('Valor solicitado'))),
    itens_solicitados: field.unlogged(field.detail(field.optional(field.text('Itens solicitados', 1000)))),
    contrapartidas: field.detail(field.name('Contrapartidas', 1000)),
    outros_patrocinadores: field.unlogged(
      field.detail(field.optional(field.text('Outros patrocinadores', 450))),
    ),
    ja_patrocinado: field.unlogged(field.detail(field.flag('Já patrocinamos este evento'))),
    /** The proposal: uploaded by the form's token (bucket `documentos`). */
    id_arquivo_proposta: field.optional(field.file('Proposta')),
    id_empresa: field.joinedId('Provedor'),
    provedor: field.joined('Provedor'),
    situacao: field.stepped(field.choice('Situação', requestStateLabels)),
    id_responsavel_interno: field.nullable(field.reference('Responsável')),
    responsavel_interno: field.nullable(field.joined('Responsável')),
    justificativa_texto: field.detail(
      field.nullable(field.stepped(field.text('Observação da decisão', 450))),
    ),
  },
  { sort: '-created_at', options: ['protocolo', 'evento'] },
)
