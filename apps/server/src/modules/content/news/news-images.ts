import type { NewsFields } from '@intranet/contract/content/news-schemas'
import { file as fileText } from '@intranet/contract/messages/files'
import { news as text } from '@intranet/contract/messages/content'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { attachUpload, storeImage, isPicture } from '../../../platform/uploads.ts'

type Images = Partial<
  Pick<
    NewsFields,
    | 'imagem_capa_data'
    | 'imagem_capa_format'
    | 'imagem_auxiliar_data'
    | 'imagem_auxiliar_format'
    | 'id_imagem_capa'
    | 'id_imagem_auxiliar'
  >
>

const signatures = ['89504e47', 'ffd8ff']

/** PNG, JPEG or JPG, judged by the bytes (docs/content.md#cover). */
function assertFormat(data: string, campo: string, mensagem: string): void {
  const head = Buffer.from(data.replace(/^data:[\w/+.-]*;base64,/, '').slice(0, 16), 'base64').toString('hex')
  // A picture of a telephone is refused by its own name.
  const isHeic = /^.{8}66747970/.test(head)
  if (!isHeic && !signatures.some((signature) => head.startsWith(signature)))
    throw refusals.invalid({ [campo]: mensagem })
}

/** Keeps an image; a refusal is under the field it came in. */
async function store(deps: Deps, actor: Actor, data: string, campo: string, wrongFormat: string) {
  assertFormat(data, campo, wrongFormat)
  try {
    return await storeImage(deps, actor, data)
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'invalid' && error.code !== 'too_large')) throw error
    const isHeic = error.message === fileText.heic
    const mensagem = isHeic ? fileText.heic : fileText.imageRejected
    throw new AppError(error.code, mensagem, { campos: { [campo]: mensagem } })
  }
}

/**
 * Replaces the images in some fields by files: their ids are in `id_imagem_…`.
 * File work: never inside a transaction.
 */
export async function withStoredImages<T extends Images>(deps: Deps, actor: Actor, fields: T) {
  const { imagem_capa_data, imagem_capa_format: _, imagem_auxiliar_data, ...others } = fields
  const { imagem_auxiliar_format: __, ...rest } = others
  const ids: Pick<Images, 'id_imagem_capa' | 'id_imagem_auxiliar'> = {}
  if (imagem_capa_data)
    ids.id_imagem_capa = await store(deps, actor, imagem_capa_data, 'imagem_capa_data', text.coverFormat)
  if (imagem_auxiliar_data)
    ids.id_imagem_auxiliar = await store(
      deps,
      actor,
      imagem_auxiliar_data,
      'imagem_auxiliar_data',
      text.auxiliaryFormat,
    )
  else if (imagem_auxiliar_data === null) ids.id_imagem_auxiliar = null
  return { ...rest, ...ids } as Omit<T, Exclude<keyof Images, 'id_imagem_capa' | 'id_imagem_auxiliar'>>
}

/** Attaches uploads to a publication; refuses what is no PNG or JPEG. */
export async function attachImages(
  db: Database,
  actor: Actor,
  id: number,
  images: { id_imagem_capa?: string | null; id_imagem_auxiliar?: string | null },
): Promise<void> {
  const given = [
    ['id_imagem_capa', images.id_imagem_capa, text.coverFormat],
    ['id_imagem_auxiliar', images.id_imagem_auxiliar, text.auxiliaryFormat],
  ] as const
  for (const [campo, file, wrongFormat] of given) {
    if (!file) continue
    const tipo = await attachUpload(db, actor, file, 'novidade', id)
    if (!isPicture(tipo)) throw refusals.invalid({ [campo]: wrongFormat })
  }
}
