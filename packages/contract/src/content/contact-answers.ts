/** What the procedures of contact answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { contactList } from './contacts.ts'

export const contactRow = rowOf(contactList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  email_corp: z.string().nullable(),
  id_foto: z.string().nullable(),
  ramal: z.string().nullable(),
  telefone_corp: z.string().nullable(),
  whatsapp_corp: z.string().nullable(),
  departamento: z.string().nullable(),
  setor: z.string().nullable(),
  cargo: z.string().nullable(),
  cidade: z.string().nullable(),
  situacao: z.enum(['ativo', 'afastado', 'ferias']),
}).omit({ letra: true, id_cargo: true, id_departamento: true, created_at: true, updated_at: true })

export const contactLettersAnswer = z.array(z.strictObject({ total: z.number(), letra: z.string() }))

export const contactGetAnswer = contactRow.extend({
  telefone_pessoal: z.string().nullable(),
  email_pessoal: z.string().nullable(),
  gestor: z
    .strictObject({
      id: recordId,
      nome: z.string(),
      id_foto: z.string().nullable(),
      cargo: z.string().nullable(),
    })
    .nullable(),
  equipe: z.array(
    z.strictObject({
      id: recordId,
      nome: z.string(),
      id_foto: z.string().nullable(),
      cargo: z.string().nullable(),
    }),
  ),
  elogios: z.array(
    z.strictObject({ id: recordId, texto: z.string(), categoria: z.string(), created_at: z.string() }),
  ),
})

export const contactOwnAnswer = z.strictObject({
  exibir_telefone: z.boolean(),
  ramal: z.string().nullable(),
  telefone_corp: z.string().nullable(),
  whatsapp_corp: z.string().nullable(),
})
