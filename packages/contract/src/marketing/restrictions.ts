/** Which channels a customer allows: true is allowed. See docs/marketing.md#restrictions. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { restrictionOrigins } from './communication-words.ts'

export const restriction = entity(
  'relacionamento_preferencias_cliente',
  {
    cod_cliente: field.text('Código', 40),
    nome_razaosocial: field.text('Nome', 200),
    /** A person's CPF, or a company's CNPJ; null only where the ERP knows the customer without one. */
    cpf: field.unlogged(field.unsorted(field.optional(field.document('CPF')))),
    sistema: field.unlogged(field.providerKey()),
    provedor: field.joined('Provedor'),
    whatsapp: field.flag('WhatsApp'),
    email: field.flag('E-mail'),
    sms: field.flag('SMS'),
    origem: field.computed(field.choice('Origem', restrictionOrigins)),
  },
  { sort: 'nome_razaosocial' },
)
