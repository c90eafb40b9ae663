/** Contacts: what colleagues may know of an employee to reach them. See docs/content.md#corporate-data-only. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { asWords } from '../list-column.ts'

export const contactStates = ['ativo', 'afastado', 'ferias'] as const

const named = (label: string) => field.nullable(field.joined(label))

/** Corporate data only. The personal phone and address come with a record, and only when its owner shows them. */
export const contact = entity(
  'rh_usuario',
  {
    nome: field.joined('Nome'),
    /** Only a filter: the first letter of the name. */
    letra: field.unlabelled(field.joined('Letra')),
    cargo: named('Cargo'),
    id_cargo: field.joinedId('Cargo'),
    departamento: named('Departamento'),
    id_departamento: field.joinedId('Departamento'),
    setor: named('Setor'),
    empresa: named('Empresa'),
    id_empresa: field.nullable(field.joinedId('Empresa')),
    cidade: named('Cidade'),
    ramal: named('Ramal'),
    email_corp: field.personal('email', named('E-mail')),
    telefone_corp: field.personal('phone', field.unmarkedText(named('Telefone'))),
    whatsapp_corp: field.personal('phone', named('WhatsApp')),
    /** Whether somebody is away; the reason is never shown. */
    situacao: field.listed(asWords(contactStates), field.unlabelled(field.joined('Situação'))),
    id_foto: field.unlisted(field.nullable(field.computed(field.file('Foto')))),
  },
  { sort: 'nome', created: null },
)
