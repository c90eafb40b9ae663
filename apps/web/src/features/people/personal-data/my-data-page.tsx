import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Download, FileBraces, FileText, PencilLine, Trash2 } from 'lucide-react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { DataSection } from './data-section.tsx'
import { OwnRequests } from './own-requests.tsx'
import { DownloadItem } from '@/components/ui/download-item.tsx'
import { useOwnRequests } from './use-own-requests.ts'

const files = [
  { formato: 'pdf', label: 'PDF, para ler', icon: FileText },
  { formato: 'json', label: 'JSON, para outro sistema', icon: FileBraces },
]

function TakeHome() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonVariants()}>
        <Download aria-hidden />
        Baixar meus dados
        <ChevronDown className="size-3.5" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {files.map(({ formato, label, icon: Icon }) => (
          <DownloadItem key={formato} href={`/export/meus-dados?formato=${formato}`}>
            <Icon aria-hidden />
            {label}
          </DownloadItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** What the intranet holds about the person, to read, to take home, to have corrected or removed. */
export function MyDataPage() {
  const id = useSession()?.usuarioId ?? 0
  const own = useQuery(trpc.ownData.get.queryOptions({}))
  const officer = useQuery(trpc.dataOfficer.get.queryOptions()).data
  const { ask, withdraw } = useOwnRequests()
  return (
    <LoadedPage reads={[own]}>
      {(data) => {
        const record = data.find(({ chave }) => chave === 'cadastro')
        const labels = Object.fromEntries((record?.colunas ?? []).map(({ campo, rotulo }) => [campo, rotulo]))
        const kept = data.filter(({ total }) => total > 0)
        const nothing = data.filter(({ total }) => total === 0).map(({ titulo }) => titulo)
        return (
          <Page>
            <PageHead>
              <TakeHome />
            </PageHead>
            <PageSheet>
              <p className="mb-3 max-w-[70ch] text-sm text-muted-foreground">
                O que a intranet guarda sobre você, por assunto, e para quê. Só você vê esta página.
              </p>
              {officer && (
                <p className="mb-3 max-w-[70ch] text-sm">
                  Encarregado dos dados pessoais: {officer.nome}, {officer.contato}
                </p>
              )}
              <div className="mb-6 flex flex-wrap gap-2">
                <Button variant="outline" icon={PencilLine} onClick={() => void ask('correcao')}>
                  Pedir correção
                </Button>
                <Button variant="outline" icon={Trash2} onClick={() => void ask('exclusao')}>
                  Pedir exclusão
                </Button>
              </div>
              <OwnRequests id={id} onWithdraw={(request) => void withdraw(request)} />
              <SectionLabel count={kept.length}>O que é guardado</SectionLabel>
              <ul className="grid gap-2">
                {kept.map((section) => (
                  <DataSection key={section.chave} section={section} labels={labels} />
                ))}
              </ul>
              {nothing.length > 0 && (
                <p className="mt-4 max-w-[90ch] text-sm text-muted-foreground">
                  Nada guardado em: {nothing.join(', ')}.
                </p>
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
