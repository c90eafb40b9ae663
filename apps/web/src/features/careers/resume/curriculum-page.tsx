import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Pencil } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { type Curriculum, CurriculumBody, CurriculumHead } from './curriculum-body.tsx'

/** Changing it, for its owner; the PDF that they sent, and the CV as one to print. */
export function CurriculumTools({ cv }: { cv: Curriculum }) {
  const own = useSession()?.usuarioId === cv.id
  return (
    <>
      {own && (
        <AddressLink to="/resume/list" className={buttonVariants({ variant: 'outline' })}>
          <Pencil aria-hidden />
          Editar
        </AddressLink>
      )}
      {cv.pdf && (
        <a
          href={`/files/${cv.pdf.id_arquivo}`}
          className={buttonVariants({ variant: 'outline' })}
          target="_blank"
          rel="noreferrer"
        >
          <FileText aria-hidden />
          Arquivo do candidato
        </a>
      )}
      <DownloadLink href={`/export/curriculo/${cv.id}`} className={buttonVariants()}>
        <Download aria-hidden />
        Baixar currículo
      </DownloadLink>
    </>
  )
}

/** A person's whole CV for reading, with the same as a PDF to print. */
export function CurriculumPage({ id }: { id: number }) {
  const read = useQuery({ ...trpc.resume.curriculum.queryOptions({ id }), retry: false })
  return (
    <LoadedPage reads={[read]}>
      {(cv) => (
        <Page>
          <PageHead heading={cv.nome ?? cv.email} total="Currículo" />
          <PageSheet spine={null} className="max-w-[640px]">
            <CurriculumHead cv={cv} />
            <div className="mb-5 flex flex-wrap gap-2">
              <CurriculumTools cv={cv} />
            </div>
            <CurriculumBody cv={cv} />
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
