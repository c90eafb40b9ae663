import { inReais } from '@/components/charts/chart-data.ts'
import { BarChart, LineChart } from '@/components/charts/chart.tsx'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { HistoryRows } from '../src/components/history/history-rows.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState, NoPermission } from '@/components/shell/states.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { toast } from '@/lib/toast.ts'
import { CardWithFields, TabsWithTable } from './stock-fields.tsx'
import { CardWithForm, DialogWithParts, TableWithMenu } from './stock-blocks.tsx'

const waiting = { data: undefined, error: null, isFetching: true, refetch: () => undefined }
const columns: ListColumn<{ id: number; nome: string; cargo: string; inicio: string }>[] = [
  { accessorKey: 'nome', header: 'Funcionário' },
  { accessorKey: 'cargo', header: 'Cargo' },
  { accessorKey: 'inicio', header: 'Início' },
]
const rows = [
  { Mês: '2026-09', investido: 18400, faturado: 21830 },
  { Mês: '2026-10', investido: 21950, faturado: 28690 },
  { Mês: '2026-11', investido: 9870, faturado: 14430 },
]
const series = [
  { key: 'investido', name: 'Investido' },
  { key: 'faturado', name: 'Faturamento' },
]

export function PiecesPage() {
  const table = useListTable({ columns, list: waiting })
  const confirm = useConfirm()
  return (
    <Page>
      <PageHead heading="Estados e peças" />
      <PageSheet className="grid grid-cols-2 gap-6 max-lg:grid-cols-1">
        <section>
          <SectionLabel>Histórico</SectionLabel>
          <HistoryRows
            history={{ tables: [], labels: { nome: 'Nome', ativo: 'Ativo' } }}
            nameOf={() => undefined}
            rows={[
              {
                operacao: 'UPDATE',
                old_data: { nome: 'Comercial', ativo: true },
                new_data: { nome: 'Comercial externo', ativo: false },
                data: '2026-11-12T13:42:00Z',
                usuario: 'Camila Moraes',
              },
            ]}
          />
        </section>
        <section>
          <SectionLabel>Botões</SectionLabel>
          <div className="flex flex-wrap gap-2">
            <Button>Salvar</Button>
            <Button variant="outline">Cancelar</Button>
            <Button variant="ghost">Voltar</Button>
            <Button variant="destructive">Excluir</Button>
            <Button busy>Salvando</Button>
            <Button variant="outline" disabled>
              Desligado
            </Button>
          </div>
          <SectionLabel>Etiquetas</SectionLabel>
          <div className="flex flex-wrap items-center gap-2">
            <Badge variant="success">Ativo</Badge>
            <Badge variant="destructive">Importante</Badge>
            <Badge variant="warning">Vence hoje</Badge>
            <Badge variant="info">Em análise</Badge>
            <Badge variant="secondary">Inativo</Badge>
            <Avatar name="Camila Moraes" />
            <Avatar name={null} />
          </div>
        </section>
        <section>
          <SectionLabel>Diálogos</SectionLabel>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              id="d1"
              onClick={() =>
                void confirm({
                  title: 'Excluir a campanha “Primavera conectada”?',
                  irreversible: true,
                  consequences: ['6 regras são apagadas', '1.240 envios na fila são cancelados'],
                })
              }
            >
              Irreversível
            </Button>
            <Button
              variant="outline"
              id="d2"
              onClick={() =>
                void confirm({
                  title: 'Por que este funcionário foi desligado?',
                  input: { kind: 'textarea', label: 'Motivo', required: true, value: 'x'.repeat(462) },
                  family: true,
                })
              }
            >
              Texto
            </Button>
            <Button
              variant="outline"
              id="d3"
              onClick={() =>
                void confirm({
                  type: 'modal',
                  title: 'O que muda no envio de mensagens',
                  text: [
                    'Cada regra envia no turno escolhido: manhã às 07:00, tarde às 13:00 e noite às 20:00.',
                    'Antes de enviar, o sistema confere as restrições do cliente.',
                  ],
                })
              }
            >
              Modal
            </Button>
            <Button
              variant="outline"
              id="d4"
              onClick={() =>
                void confirm({
                  title: 'Mais de um resultado encontrado',
                  choices: [
                    { value: '1', label: 'Adriana Fagundes Rocha', note: 'Código 20418' },
                    { value: '2', label: 'Adriana F. Rocha ME', note: 'Código 20977' },
                  ],
                })
              }
            >
              Escolha
            </Button>
            <Button variant="outline" id="t1" onClick={() => toast.success('Dados atualizados com sucesso!')}>
              Aviso
            </Button>
            <Button
              variant="outline"
              id="t2"
              onClick={() =>
                toast.error(
                  'Ops! Parece que algo errado aconteceu. Revise os dados e tente novamente!',
                  'req-81f2',
                )
              }
            >
              Erro
            </Button>
          </div>
          <SectionLabel>Abas</SectionLabel>
          <Tabs defaultValue="p">
            <TabsList>
              <TabsTrigger value="p">Pendentes</TabsTrigger>
              <TabsTrigger value="c">Concluídos</TabsTrigger>
            </TabsList>
            <TabsContent value="p" className="py-2">
              9 pendentes
            </TabsContent>
            <TabsContent value="c" className="py-2">
              4 concluídos
            </TabsContent>
          </Tabs>
        </section>
        <section>
          <SectionLabel>Carregando</SectionLabel>
          <DataTable label="Carregando" table={table} list={waiting} />
        </section>
        <section>
          <SectionLabel>Vazio, erro, sem permissão</SectionLabel>
          <div className="tbl">
            <EmptyState
              text="Os 2 filtros escondem os 412 funcionários."
              action={<Button variant="outline">Limpar filtros</Button>}
            />
          </div>
          <div className="tbl mt-3">
            <ErrorState error={new Error('x')} onRetry={() => undefined} />
          </div>
          <div className="tbl mt-3">
            <NoPermission />
          </div>
        </section>
        <section className="grid gap-4">
          <SectionLabel>Como o shadcn escreve</SectionLabel>
          <CardWithForm />
          <CardWithFields />
          <TabsWithTable />
          <div>
            <DialogWithParts />
          </div>
          <TableWithMenu />
        </section>
        <BarChart
          label="Investimento e faturamento"
          category="Mês"
          rows={rows}
          series={series}
          unit={inReais}
        />
        <LineChart label="Faturamento por mês" category="Mês" rows={rows} series={series} unit={inReais} />
      </PageSheet>
    </Page>
  )
}
