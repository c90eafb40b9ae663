/** What personal data is used for, and how. See docs/security.md#list-of-treatments. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

/** On what ground the law lets data be used (LGPD art. 7). */
export const legalGrounds = {
  consentimento: 'Consentimento',
  obrigacao_legal: 'Obrigação legal ou regulatória',
  contrato: 'Execução de contrato',
  processo: 'Exercício de direitos em processo',
  vida: 'Proteção da vida',
  saude: 'Tutela da saúde',
  interesse_legitimo: 'Legítimo interesse',
  credito: 'Proteção do crédito',
  politica_publica: 'Política pública',
  pesquisa: 'Pesquisa',
} as const

export const treatment = entity(
  'tratamento',
  {
    nome: field.name('Nome', 120),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    finalidade: field.unsorted(field.text('Finalidade', 1000)),
    base_legal: field.choice('Base legal', legalGrounds),
    titulares: field.unsorted(field.text('De quem', 300)),
    dados: field.unsorted(field.text('Dados', 1000)),
    compartilhamento: field.optional(field.unsorted(field.text('Com quem são compartilhados', 1000))),
    retencao: field.unsorted(field.text('Por quanto tempo', 300)),
    medidas: field.optional(field.unsorted(field.text('Como são protegidos', 1000))),
    ativo: field.active(),
  },
  { sort: 'nome' },
)

export type TreatmentFields = FieldsOf<typeof treatment>
export type UpdateTreatmentInput = ChangesOf<typeof treatment>
export type ListTreatmentsInput = ListInputOf<typeof treatment>
