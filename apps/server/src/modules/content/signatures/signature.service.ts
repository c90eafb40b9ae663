import { formatPhone } from '@intranet/contract/formats'
import type { SignatureFields, UpdateSignatureInput } from '@intranet/contract/content/signature-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { cleanSignature, fillSignature, type SignatureValues } from './signature-html.ts'
import {
  getSignature,
  insertSignatures,
  signatureData,
  signaturesFor,
  stepBack,
  updateSignature,
} from './signature.queries.ts'

type Person = Awaited<ReturnType<typeof signatureData>>

interface Frame {
  site: string | null
  empresa: string | null
  id_logo: string | null
}

function valuesOf(person: Person, frame: Frame, publicUrl: string, phone: boolean): SignatureValues {
  const number = person.telefone_corp ? formatPhone(person.telefone_corp) : ''
  const extension = person.ramal ? `ramal ${person.ramal}` : ''
  const logo = frame.id_logo ?? person.id_logo
  return {
    nome: person.nome ?? '',
    cargo: person.cargo ?? '',
    departamento: person.departamento ?? '',
    email: person.email_corp ?? '',
    telefone: phone ? [number, extension].filter(Boolean).join(', ') : '',
    site: frame.site ?? '',
    logo: logo ? { src: `${publicUrl}/files/${logo}`, alt: frame.empresa ?? person.empresa ?? '' } : null,
  }
}

/** The actor's signatures, one for each template of their provider, ready to be copied. */
export async function ownSignatures(db: Database, actor: Actor, publicUrl: string, phone: boolean) {
  const [person, templates] = await Promise.all([signatureData(db, actor), signaturesFor(db, actor)])
  return templates.map(({ html, id_logo, site, ...template }) => ({
    ...template,
    html: fillSignature(
      html,
      valuesOf(person, { id_logo, site, empresa: template.empresa }, publicUrl, phone),
    ),
  }))
}

/** A template as it is being written, with the writer's own data. */
export async function previewSignature(
  db: Database,
  actor: Actor,
  publicUrl: string,
  html: string,
  site: string | null,
) {
  const person = await signatureData(db, actor)
  return {
    html: fillSignature(
      cleanSignature(html),
      valuesOf(person, { site, empresa: null, id_logo: null }, publicUrl, true),
    ),
  }
}

const cleaned = <T extends { html?: string }>(fields: T): T =>
  fields.html === undefined ? fields : { ...fields, html: cleanSignature(fields.html) }

const assertKept = (fields: { html?: string }) => {
  if (fields.html === '') throw refusals.invalid({ html: 'Nada do modelo é permitido em uma assinatura.' })
}

/** Creates templates in the actor's own providers; of two defaults the later one counts. */
export async function createSignatures(db: Database, actor: Actor, objects: SignatureFields[]) {
  const rows = objects.map(cleaned)
  for (const row of rows) {
    assertProvider(actor, row.id_empresa)
    assertKept(row)
    if (row.padrao) await stepBack(db, row.id_empresa ?? null)
  }
  return insertSignatures(db, rows)
}

export async function changeSignature(db: Database, actor: Actor, input: UpdateSignatureInput) {
  assertProvider(actor, input.id_empresa)
  const before = found(await getSignature(db, actor, input.id))
  const row = cleaned(input)
  assertKept(row)
  const owner = input.id_empresa === undefined ? before.id_empresa : input.id_empresa
  if (input.padrao ?? before.padrao) await stepBack(db, owner, input.id)
  return updateSignature(db, actor, row)
}
