/** The organisation chart as lines: providers, departments, sectors, people, as far as they are opened. Pure. */
import { formatNumber } from '@intranet/contract/formats'
import type { ChartFound, ChartPerson, ChartUnit } from '@intranet/contract/people/org-chart'

export interface ChartNode {
  key: string
  nivel: 1 | 2 | 3
  nome: string
  total: number
  responsavel: string | null
  /** Of a sector: where its people are read from. */
  ramo?: Pick<ChartUnit, 'id_empresa' | 'id_departamento' | 'id_setor'>
  filhos: ChartNode[]
}

export type ChartRow =
  | { key: string; nivel: number; aberto: boolean; unidade: ChartNode }
  | { key: string; nivel: number; pessoa: ChartPerson }
  | { key: string; nivel: number; aviso: string }
  /** The people of the sector with this key could not be read. */
  | { key: string; nivel: number; falhou: string }

/** Keys of the nodes that lead to a branch, from the top. */
export const pathOf = ({
  id_empresa,
  id_departamento,
  id_setor,
}: Pick<ChartUnit, 'id_empresa' | 'id_departamento' | 'id_setor'>) => [
  `${id_empresa}`,
  `${id_empresa}/${id_departamento}`,
  `${id_empresa}/${id_departamento}/${id_setor}`,
]

/** The branches as a tree; they come in the order in which they are shown. */
export function chartTree(units: readonly ChartUnit[]): ChartNode[] {
  const top: ChartNode[] = []
  const nodes = new Map<string, ChartNode>()
  const nodeAt = (
    key: string,
    siblings: ChartNode[],
    make: () => Omit<ChartNode, 'key' | 'filhos' | 'total'>,
  ) => {
    const existing = nodes.get(key)
    if (existing) return existing
    const node: ChartNode = { key, total: 0, filhos: [], ...make() }
    nodes.set(key, node)
    siblings.push(node)
    return node
  }
  for (const unit of units) {
    const [providerKey, departmentKey, sectorKey] = pathOf(unit) as [string, string, string]
    const provider = nodeAt(providerKey, top, () => ({
      nivel: 1,
      nome: unit.empresa ?? 'Grupo',
      responsavel: null,
    }))
    const department = nodeAt(departmentKey, provider.filhos, () => ({
      nivel: 2,
      nome: unit.departamento ?? 'Sem departamento',
      responsavel: unit.responsavel_departamento,
    }))
    const { id_empresa, id_departamento, id_setor } = unit
    nodeAt(sectorKey, department.filhos, () => ({
      nivel: 3,
      nome: unit.setor ?? 'Sem setor',
      responsavel: unit.responsavel_setor,
      ramo: { id_empresa, id_departamento, id_setor },
    })).total = unit.total
    department.total += unit.total
    provider.total += unit.total
  }
  return top
}

/** A sector's people; who was searched for comes first where the sector has more people than are read of it. */
function peopleRows(node: ChartNode, people: readonly ChartPerson[], found: ChartFound | null): ChartRow[] {
  const rows = people.map((pessoa): ChartRow => ({ key: `p${pessoa.id}`, nivel: 4, pessoa }))
  if (people.length >= node.total) return rows
  if (found && pathOf(found)[2] === node.key && !people.some(({ id }) => id === found.id))
    rows.unshift({
      key: `p${found.id}`,
      nivel: 4,
      pessoa: { ...found, id_foto: null, responsavel: false },
    })
  const aviso = `Aparecem ${formatNumber(people.length)} das ${formatNumber(node.total)} pessoas. Busque pelo nome para achar as outras.`
  return [{ key: `${node.key}/+`, nivel: 4, aviso }, ...rows]
}

/** The opened nodes one under the other; a sector's people as far as they are there. */
export function chartRows(
  nodes: readonly ChartNode[],
  open: ReadonlySet<string>,
  peopleOf: (key: string) => readonly ChartPerson[] | 'failed' | undefined,
  found: ChartFound | null = null,
): ChartRow[] {
  const rows: ChartRow[] = []
  const visit = (node: ChartNode) => {
    const aberto = open.has(node.key)
    rows.push({ key: node.key, nivel: node.nivel, aberto, unidade: node })
    if (!aberto) return
    for (const child of node.filhos) visit(child)
    if (!node.ramo) return
    const people = peopleOf(node.key)
    if (people === 'failed') rows.push({ key: `${node.key}/!`, nivel: 4, falhou: node.key })
    else if (!people) rows.push({ key: `${node.key}/…`, nivel: 4, aviso: 'Carregando' })
    else if (people.length === 0) rows.push({ key: `${node.key}/–`, nivel: 4, aviso: 'Ninguém neste setor' })
    else for (const row of peopleRows(node, people, found)) rows.push(row)
  }
  for (const node of nodes) visit(node)
  return rows
}

/** Every key of the tree: what "Expandir tudo" opens. */
export const allKeys = (nodes: readonly ChartNode[]): string[] =>
  nodes.flatMap((node) => [node.key, ...allKeys(node.filhos)])

/** Sectors opened at first: each reads its people. */
const SECTORS_AT_FIRST = 6

/** What the chart opens with, so that people are in sight at once: the reader's department, else the first with people. */
export function openingKeys(
  tree: readonly ChartNode[],
  { id_empresa, id_departamento }: { id_empresa: number | null; id_departamento: number | null },
): string[] {
  const inhabited = (nodes: readonly ChartNode[]) => nodes.find(({ total }) => total > 0)
  const provider = tree.find(({ key, total }) => key === String(id_empresa) && total > 0) ?? inhabited(tree)
  if (!provider) return []
  const own = provider.filhos.find(
    ({ key, total }) => key === `${id_empresa}/${id_departamento}` && total > 0,
  )
  const department = own ?? inhabited(provider.filhos)
  const sectors = (department?.filhos ?? []).filter(({ total }) => total > 0).slice(0, SECTORS_AT_FIRST)
  return [provider, ...(department ? [department] : []), ...sectors].map(({ key }) => key)
}
