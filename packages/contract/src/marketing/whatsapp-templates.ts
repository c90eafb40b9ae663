/** WhatsApp templates, as approved at the provider. See docs/marketing.md#whatsapp-templates. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { templateCategories, templateStates } from './communication-words.ts'

export const whatsappTemplate = entity(
  'template_whatsapp',
  {
    nome: field.text('Nome', 120),
    sistema: field.providerKey(),
    id_empresa: field.unlisted(field.joinedId('Provedor')),
    provedor: field.joined('Provedor'),
    idioma: field.defaulted(field.text('Idioma', 5)),
    categoria: field.defaulted(field.choice('Categoria', templateCategories)),
    corpo: field.unsorted(field.text('Texto', 1024)),
    /** Its quick-reply button, as approved. */
    botao: field.unsorted(field.optional(field.text('Botão', 25))),
    status: field.defaulted(field.choice('Status', templateStates)),
  },
  { sort: 'nome' },
)
