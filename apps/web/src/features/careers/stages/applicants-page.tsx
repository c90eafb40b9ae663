import { formatCount, formatNumber } from '@intranet/contract/formats'
import { isWrittenStage, vacancyStateLabels, type Stage } from '@intranet/contract/careers/career-options'
import { boardStages, mayMove } from '@intranet/contract/careers/stage-moves'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tags } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { FilterSheet } from '@/components/table/filter-sheet.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { newestVersion } from '@/lib/newest-version.ts'
import { searchWith } from '@/lib/search-with.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import {
  AnswerFilters,
  answerSearch,
  answerSheet,
  narrowingOf,
  type AnswerNarrowing,
  type AnswerSearch,
} from '../vacancy-questions/answer-filter.tsx'
import { SelectedBar } from './selected-bar.tsx'
import { useBoardColumns } from './use-board-columns.ts'
import { useStageMoves, type MoveWords } from './use-stage-moves.ts'

const MoveDialog = lazyDialog(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))
const StageBoard = lazyPart(async () => ({ default: (await import('./stage-board.tsx')).StageBoard }))
const ApplicantTable = lazyPart(async () => ({
  default: (await import('./applicant-table.tsx')).ApplicantTable,
}))

type Board = Outputs['applicants']['board']
type Rows = Parameters<typeof newestVersion>[0]

interface Asked {
  ids: number[]
  etapa: Stage
  updated_at: string | undefined
  onMoved: () => void
}

/** At these stages something is said first: why, or what the candidate is written. */
const isSaid = (etapa: Stage) => etapa === 'reprovado' || (isWrittenStage(etapa) && etapa !== 'inscrito')

function Rescoring({ board }: { board: Board }) {
  if (!board.repontuacao) return null
  const { feitas, total } = board.repontuacao
  return (
    <p className="mb-3 flex items-center gap-2 text-sm" role="status">
      <progress value={feitas} max={total || 1} aria-label="Pontuações contadas" />
      Contando pontuações: {feitas} de {total}
    </p>
  )
}

/** The candidates of a vacancy: a board by stages, or a table of the same people. */
export function ApplicantsPage({ id }: { id: number }) {
  const address = useSearch({ strict: false }) as { modo?: 'quadro' | 'tabela' } & AnswerSearch
  const { modo = 'quadro' } = address
  const search = useTableSearch('applicants.list')
  const { q } = search
  const navigate = useNavigate()
  const ask = (part: object) =>
    void navigate({
      to: '.',
      search: searchWith({ ...part, pagina: undefined }),
      replace: true,
      resetScroll: false,
    })
  const narrowing = narrowingOf(address)
  const input = { id_vaga: id, ...(q && { q }), ...narrowing }
  const read = useQuery({
    ...trpc.applicants.board.queryOptions(input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.repontuacao ? 2000 : false),
  })
  const { moveTo, moving } = useStageMoves(id)
  const { columns, more, forget } = useBoardColumns(input, read.data, moving)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const clear = () => setSelected(new Set())
  const carryOut = async (ids: number[], etapa: Stage, words: MoveWords, onMoved: () => void) => {
    setAsked(undefined)
    await moveTo(ids, etapa, words).catch((error: unknown) => {
      forget()
      throw error
    })
    onMoved()
  }
  const move = (ids: number[], etapa: Stage, rows: Rows, onMoved = clear) => {
    // What is being moved gets its new version only when that is done.
    const updated_at = ids.some((one) => moving.has(one)) ? undefined : newestVersion(rows, ids)
    if (isSaid(etapa)) setAsked({ ids, etapa, updated_at, onMoved })
    else void carryOut(ids, etapa, { avisar: false, updated_at }, onMoved).catch(() => {})
  }
  const answers = {
    questions: read.data?.perguntas ?? [],
    value: narrowing,
    onChange: (next: AnswerNarrowing) => ask(answerSearch(next)),
  }
  const sheet = answerSheet(answers)
  const cards = columns.flatMap(({ cartoes }) => cartoes)
  const ticked = cards.filter((card) => selected.has(card.id))
  const select = (card: number, on: boolean) =>
    setSelected((now) => new Set(on ? [...now, card] : [...now].filter((other) => other !== card)))
  return (
    <Page>
      <PageHead
        heading={read.data?.vaga.titulo_vaga}
        total={
          read.data &&
          `${formatNumber(read.data.vaga.contratados)} de ${formatCount(read.data.vaga.vagas, 'vaga', 'vagas')}`
        }
      >
        <AddressLink
          to={`/careers/keywords/noparms/${id}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          <Tags aria-hidden />
          Palavras-chave
        </AddressLink>
      </PageHead>
      <PageSheet spine={null} className="wide">
        <Loaded reads={[read]} waiting={<Skeleton className="h-80 w-full" />}>
          {(board) => (
            <>
              <p className="mb-3 text-sm text-muted-foreground">
                {[
                  board.vaga.empresa,
                  board.vaga.cidade,
                  vacancyStateLabels[board.vaga.situacao],
                  board.vaga.gestor,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <Rescoring board={board} />
              <div className="mb-3 flex flex-wrap items-center gap-3">
                <Segmented
                  label="Modo"
                  value={modo}
                  options={[
                    { value: 'quadro', label: 'Quadro' },
                    { value: 'tabela', label: 'Tabela' },
                  ]}
                  onChange={(next) => ask({ modo: next === 'quadro' ? undefined : next })}
                />
                {modo === 'quadro' && sheet && <FilterSheet {...sheet} />}
                {modo === 'quadro' && <SearchBox search={search} placeholder="Buscar nome ou cidade" />}
                <AnswerFilters {...answers} />
              </div>
              <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                {modo === 'tabela' ? (
                  <ApplicantTable
                    id_vaga={id}
                    answers={narrowing}
                    sheet={sheet}
                    rights={board.direitos}
                    onMove={move}
                  />
                ) : (
                  <StageBoard
                    columns={columns}
                    rights={board.direitos}
                    selected={selected}
                    onSelect={select}
                    onMove={(ids, etapa) => move(ids, etapa, cards)}
                    onMore={more}
                  />
                )}
              </Suspense>
              {modo === 'quadro' && ticked.length > 0 && (
                <SelectedBar
                  ids={ticked.map((card) => card.id)}
                  stages={boardStages.filter((para) =>
                    ticked.every(({ etapa }) => mayMove(board.direitos, etapa, para)),
                  )}
                  onMove={(para) =>
                    move(
                      ticked.map((card) => card.id),
                      para,
                      ticked,
                    )
                  }
                  onClear={clear}
                />
              )}
            </>
          )}
        </Loaded>
      </PageSheet>
      <Suspense>
        {asked && (
          <MoveDialog
            ids={asked.ids}
            etapa={asked.etapa}
            onMove={(words: MoveWords) =>
              carryOut(asked.ids, asked.etapa, { ...words, updated_at: asked.updated_at }, asked.onMoved)
            }
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Page>
  )
}
