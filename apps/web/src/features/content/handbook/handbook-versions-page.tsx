import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDate, formatDateTime } from '@intranet/contract/formats'
import type { ArticleAttachment } from '@intranet/contract/content/knowledge-access'
import { diffTexts, type DiffPart } from '@intranet/contract/content/text-diff'
import { useState } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel, Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ArticleFiles } from './article-files.tsx'

type Version = Outputs['handbook']['versions'][number]

/** The saved text that readers do not have yet. */
const DRAFT = 0

function Part({ part: { mark, text } }: { part: DiffPart }) {
  if (mark === 'saiu') return <del className="bg-danger-soft text-danger">{text}</del>
  if (mark === 'entrou') return <ins className="bg-success-soft text-success no-underline">{text}</ins>
  return <span>{text}</span>
}

/** What changed from one text to the next; colours repeat what underline and strike-through say. */
function Difference({ before, after }: { before: string; after: string }) {
  return (
    <div className="rich [&_p+p]:mt-2">
      {diffTexts(before, after).map((line, index) => (
        // The lines of two fixed texts never move.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>
          {line.map((part, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place}>
              <Part part={part} />{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

const nameOf = (version: number) => (version === DRAFT ? 'Rascunho' : `Versão ${version}`)

interface ComparisonProps {
  id: number
  versions: Version[]
  shown: number
  /** Files of the text that is shown. */
  files: ArticleAttachment[]
}

function Comparison({ id, versions, shown, files }: ComparisonProps) {
  const newest = versions[0]?.versao ?? 0
  const before = shown === DRAFT ? newest : shown - 1
  const read = useQuery(
    trpc.handbook.texts.queryOptions({ id, versoes: before > 0 ? [before, shown] : [shown] }),
  )
  return (
    <Loaded reads={[read]}>
      {(data) => {
        const textOf = (version: number) => data.find(({ versao }) => versao === version)?.texto ?? ''
        const version = versions.find(({ versao }) => versao === shown)
        return (
          <>
            <SectionLabel>
              {before > 0 ? `Da versão ${before} para ${nameOf(shown).toLowerCase()}` : nameOf(shown)}
            </SectionLabel>
            {version && (
              <p className="mb-3 text-sm text-muted-foreground">
                {[
                  `Publicada em ${formatDateTime(version.publicado_em)}`,
                  version.autor && `por ${version.autor}`,
                  `vigente desde ${formatDate(version.vigencia_inicio)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {version.resumo_mudancas && <span className="block">{version.resumo_mudancas}</span>}
              </p>
            )}
            <Card className="block p-4">
              <Difference before={before > 0 ? textOf(before) : textOf(shown)} after={textOf(shown)} />
            </Card>
            <ArticleFiles files={files} />
          </>
        )
      }}
    </Loaded>
  )
}

/** Every version of an article, and what each one changed. */
export function HandbookVersionsPage({ id }: { id: number }) {
  const article = useQuery(trpc.handbook.get.queryOptions({ id }))
  const versions = useQuery(trpc.handbook.versions.queryOptions({ id }))
  const [picked, setPicked] = useState<number>()
  return (
    <LoadedPage reads={[article, versions]}>
      {(saved, published) => {
        const draft = saved.alterado
        const shown = picked ?? published[0]?.versao ?? DRAFT
        const files =
          shown === DRAFT ? saved.anexos : (published.find(({ versao }) => versao === shown)?.anexos ?? [])
        const steps = [
          ...(draft ? [{ versao: DRAFT, note: 'Salvo, ainda não publicado' }] : []),
          ...published.map(({ versao, vigencia_inicio, vigente }) => ({
            versao,
            note: vigente ? 'Vigente' : `Desde ${formatDate(vigencia_inicio)}`,
          })),
        ]
        return (
          <Page>
            <PageHead heading={saved.titulo} total={formatCount(published.length, 'versão', 'versões')} />
            <PageSheet
              spine={
                <Spine label="Versões" under>
                  <Thread
                    tall
                    items={steps.map(({ versao, note }) => ({
                      key: String(versao),
                      label: nameOf(versao),
                      note,
                      onSelect: () => setPicked(versao),
                      ...(versao === shown && { state: 'now' as const }),
                    }))}
                  />
                </Spine>
              }
            >
              <Comparison id={id} versions={published} shown={shown} files={files} />
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
