import { Paperclip } from 'lucide-react'
import { formatBytes } from '@intranet/contract/formats'
import type { ArticleAttachment } from '@intranet/contract/content/knowledge-access'

/** The files of an article, to be opened or taken home. */
export function ArticleFiles({ files }: { files: readonly ArticleAttachment[] }) {
  if (files.length === 0) return null
  return (
    <section className="mt-5" aria-label="Anexos">
      <h3 className="mb-2 text-sm font-semibold">Anexos</h3>
      <ul className="grid gap-1.5">
        {files.map(({ id_arquivo, nome, tamanho }) => (
          <li key={id_arquivo} className="flex min-w-0 items-center gap-2 text-sm">
            <Paperclip className="text-muted-foreground" aria-hidden />
            <a
              href={`/files/${id_arquivo}`}
              target="_blank"
              rel="noreferrer"
              className="min-w-0 break-words text-primary underline-offset-2 hover:underline"
            >
              {nome}
            </a>
            <span className="shrink-0 text-xs text-muted-foreground">{formatBytes(tamanho)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
