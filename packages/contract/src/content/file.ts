/** Uploads: kinds, types and the size limit. See docs/platform.md#what-is-taken. */
import { keysOf } from '../keys-of.ts'
import { file as text } from '../messages/files.ts'

/** 10 MiB exactly. */
export const MAX_UPLOAD_BYTES = 10_485_760

const images = { kind: 'image', types: ['image/png', 'image/jpeg', 'image/webp'] } as const

/** What each bucket accepts, judged by content. WebP is what browsers produce when they crop. */
export const acceptedTypes = {
  imagens: images,
  fotos: images,
  logos: images,
  documentos: {
    kind: 'document',
    types: [
      'application/pdf',
      'image/png',
      'image/jpeg',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
  curriculos: { kind: 'document', types: ['application/pdf'] },
  // Up to 100 MB: spreadsheets of leads.
  importacoes: {
    kind: 'sheet',
    types: [
      'text/csv',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
} as const

/** How files of each type are called: the first one is given to names that end otherwise. */
export const endingsOf: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'text/csv': ['.csv', '.txt'],
}

export type BucketKey = keyof typeof acceptedTypes
export const bucketKeys = keysOf(acceptedTypes)

/** Why no field takes a file of this name, in words that help; undefined for other names. */
export function refusedName(name: string): string | undefined {
  if (/\.hei[cf]$/i.test(name)) return text.heic
  return /(^|[\\/])winmail\.dat$/i.test(name) ? text.winmail : undefined
}
