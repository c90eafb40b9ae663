import type { ResumePart } from '@intranet/contract/careers/resume-answers'
import { common } from '@intranet/contract/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { Fragment, Suspense } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { LinkAddress } from '@/lib/address.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { ResumeSection } from './resume-section.tsx'
import { certificateLine, educationLine, experienceLine, type SectionLine } from './resume-words.ts'

// Below the sections: the form kit comes while they are read.
const ResumePdf = lazyPart(() => import('./resume-pdf.tsx'))
const ResumeWishes = lazyPart(() => import('./resume-wishes.tsx'))

/** Where each part is filled: on a page, or in a section of this one. */
const filledAt = (own: number): Record<ResumePart, { to: LinkAddress; hash?: string }> => ({
  Telefone: { to: `/users/edit/${own}` },
  Cidade: { to: `/users/edit/${own}` },
  Formação: { to: '/resume/education/register' },
  Experiência: { to: '/resume/experience/register' },
  Certificados: { to: '/resume/certificate/register' },
  'Áreas de interesse': { to: '/resume/list', hash: 'interesses' },
  Disponibilidade: { to: '/resume/list', hash: 'interesses' },
  'PDF do currículo': { to: '/resume/list', hash: 'pdf' },
})

function Missing({ parts, own }: { parts: readonly ResumePart[]; own: number }) {
  const places = filledAt(own)
  return (
    <p className="text-xs text-muted-foreground">
      Falta:{' '}
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ', '}
          <AddressLink {...places[part]} className="hit">
            {part}
          </AddressLink>
        </Fragment>
      ))}
    </p>
  )
}

/** One's own CV: how complete it is, its three sections, wishes and the PDF. */
export function ResumePage() {
  const session = useSession()
  const confirm = useConfirm()
  const client = useQueryClient()
  const read = useQuery({
    ...trpc.resume.mine.queryOptions(),
    // The PDF is read in the background: its owner waits for what is said of it.
    refetchInterval: ({ state }) => (state.data?.pdf?.situacao === 'na_fila' ? 2000 : false),
  })
  const readAgain = () => client.invalidateQueries({ queryKey: trpc.resume.mine.queryKey() })
  const remove = useSave(
    {
      mutationFn: ({ kind, id }: { kind: 'Education' | 'Experience' | 'Certificate'; id: number }) =>
        api.resume[`remove${kind}`].mutate({ id }),
    },
    { saved: common.itemRemoved, changes: [trpc.resume.mine.queryFilter()] },
  )
  const ask = (kind: 'Education' | 'Experience' | 'Certificate') => async (line: SectionLine) => {
    if (
      await confirm({
        title: `Excluir "${line.title}" do currículo?`,
        confirmLabel: 'Excluir',
        irreversible: true,
      })
    )
      remove.mutate({ kind, id: line.id })
  }
  return (
    <LoadedPage reads={[read]}>
      {(resume) => (
        <Page>
          <PageHead total={`${resume.progresso}\u00a0% completo`}>
            {session && (
              <AddressLink
                to={`/users/curriculum/${session.usuarioId}`}
                className={buttonVariants({ variant: 'outline' })}
              >
                <Eye aria-hidden />
                Ver currículo
              </AddressLink>
            )}
          </PageHead>
          <PageSheet spine={null} className="max-w-[640px]">
            <div className="mb-5">
              <progress
                className="w-full"
                value={resume.progresso}
                max={100}
                aria-label="Currículo completo"
              />
              {resume.faltam.length > 0 && session && (
                <Missing parts={resume.faltam} own={session.usuarioId} />
              )}
            </div>
            <ResumeSection
              title="Formação"
              add="/resume/education/register"
              lines={resume.formacoes.map(educationLine)}
              onRemove={(line) => void ask('Education')(line)}
            />
            <ResumeSection
              title="Experiência"
              add="/resume/experience/register"
              lines={resume.experiencias.map(experienceLine)}
              onRemove={(line) => void ask('Experience')(line)}
            />
            <ResumeSection
              title="Certificados"
              add="/resume/certificate/register"
              lines={resume.certificados.map(certificateLine)}
              onRemove={(line) => void ask('Certificate')(line)}
            />
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <ResumePdf pdf={resume.pdf} />
              <ResumeWishes resume={resume} onSaved={readAgain} />
            </Suspense>
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
