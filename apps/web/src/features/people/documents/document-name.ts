import type { Outputs } from '@/lib/trpc.ts'

/** What tells a document from others of its title: whose it is. */
export const documentName = ({ titulo, destino }: Pick<Outputs['documents']['get'], 'titulo' | 'destino'>) =>
  `${titulo} · ${destino}`
