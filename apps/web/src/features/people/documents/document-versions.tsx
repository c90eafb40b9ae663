import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { Download, FilePlus2 } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'

type Document = Outputs['documents']['get']

/** The file in force, the earlier ones, and who said that they read it. */
export function DocumentVersions({ record }: { record: Document }) {
  const { id, versao, data_emissao, data_validade, id_arquivo, versoes, ciencias } = record
  const all = [{ id, versao, data_emissao, data_validade, id_arquivo }, ...versoes]
  return (
    <div className="mb-4 max-w-[640px]">
      <SectionLabel count={all.length}>Versões</SectionLabel>
      <ul className="mb-3 grid gap-2">
        {all.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 text-sm">
            <b className="font-semibold">Versão {one.versao}</b>
            <span className="text-muted-foreground">
              {formatDate(one.data_emissao)}
              {one.data_validade && ` até ${formatDate(one.data_validade)}`}
            </span>
            <span className="grow" />
            <DownloadLink
              href={`/files/${one.id_arquivo}`}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <Download aria-hidden />
              Baixar<span className="sr-only"> a versão {one.versao}</span>
            </DownloadLink>
          </li>
        ))}
      </ul>
      <AddressLink to={`/documents/version/${id}`} className={buttonVariants({ variant: 'outline' })}>
        <FilePlus2 aria-hidden />
        Nova versão
      </AddressLink>
      {record.requer_assinatura && (
        <div className="mt-5">
          <SectionLabel count={ciencias.length}>Ciências</SectionLabel>
          <ul className="grid gap-1 text-sm">
            {ciencias.map((one) => (
              <li key={one.id} className="flex gap-3">
                <span className="grow">{one.nome}</span>
                <span className="text-muted-foreground">{formatDateTime(one.assinado_em)}</span>
              </li>
            ))}
            {ciencias.length === 0 && (
              <li className="text-muted-foreground">Ninguém declarou ciência ainda.</li>
            )}
          </ul>
        </div>
      )}
    </div>
  )
}
