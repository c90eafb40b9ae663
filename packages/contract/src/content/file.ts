/** Uploads: kinds, types and the size limit of document 000 (169, 272). */

/** 10 MiB exactly. */
export const MAX_UPLOAD_BYTES = 10_485_760

const images = { kind: 'image', types: ['image/png', 'image/jpeg', 'image/webp'] } as const

/** What each bucket takes, by content. "jpg, jpeg or png" (000:169); WebP is what browsers crop to. */
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
  // Up to 100 MB: spreadsheets of leads (001:114, 170).
  importacoes: {
    kind: 'sheet',
    types: [
      'text/csv',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
} as const

export type BucketKey = keyof typeof acceptedTypes
export const bucketKeys = Object.keys(acceptedTypes) as BucketKey[]
