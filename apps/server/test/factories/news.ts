import type { Database } from '@intranet/db/connection'
import sharp from 'sharp'

let sequence = 0

export async function makeCategory(db: Database, titulo = `Categoria ${(sequence += 1)}`): Promise<number> {
  const { id } = await db
    .insertInto('categoria')
    .values({ titulo, color: '#0e6672', icone: 'megaphone' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface NewsOverrides {
  titulo?: string
  texto?: string
  id_categoria?: number
  id_empresa?: number | null
  id_departamento?: number | null
  hashtag?: string | null
  requer_lido?: boolean
  ativo?: boolean
  publicar_em?: Date
  expira_em?: Date | null
  id_usuario?: number
}

/** A publication in its table, out since an hour unless said otherwise; nobody was asked to read it yet. */
export async function makeNews(db: Database, over: NewsOverrides = {}): Promise<number> {
  const id_categoria = over.id_categoria ?? (await makeCategory(db))
  const { id } = await db
    .insertInto('novidade')
    .values({
      titulo: `Novidade ${(sequence += 1)}`,
      texto: '<p>Texto</p>',
      palavras: over.texto?.replace(/<[^>]+>/g, ' ') ?? 'Texto',
      ativo: true,
      publicar_em: new Date(Date.now() - 3_600_000),
      ...over,
      id_categoria,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A real picture of two pixels, as the documented base64. */
export const pictureOf = async (format: 'png' | 'jpeg' | 'webp') =>
  (
    await sharp({ create: { width: 2, height: 2, channels: 3, background: '#0e6672' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64')
