/** What anybody would write by hand over the same tables and indexes. */
import type { SoughtTerm } from '@intranet/contract/careers/talent-bank'
import type { Issued } from './issued.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const forms = ({ termo, sinonimos }: SoughtTerm) => [termo, ...sinonimos]

const SHOWN = `u.id, u.nome, c.nome as cidade, c.uf, extract(year from age(u.data_nascimento))::int as idade,
  (select f.descricao from curriculo_formacao f where f.id_usuario = u.id order by f.data_inicio desc, f.id desc limit 1) as formacao,
  (select x.funcao from curriculo_experiencia x where x.id_usuario = u.id
    order by x.emprego_atual desc, x.data_inicio desc, x.id desc limit 1) as funcao,
  u.cnh_categoria, u.viagem, (select count(*)::int from candidatura a where a.id_usuario = u.id) as candidaturas`

/** The first page of a search by words, with its total: each word by the index of all words, the weights added up. */
export function searchByHand(terms: readonly SoughtTerm[], providers: readonly number[]): Issued {
  const hits = terms.map((term) => {
    const query = forms(term)
      .map((form) => `phraseto_tsquery('simple', normaliza(${quoted(form)}))`)
      .join(' || ')
    return `select id_usuario, ${term.peso} as peso from curriculo_busca where no_banco and palavras @@ (${query})`
  })
  const text = `
    with acerto as (${hits.join(' union all ')}),
    ponto as (select id_usuario, sum(peso)::int as peso from acerto group by id_usuario),
    achada as materialized (select p.id_usuario, p.peso, r.atualizado_em from ponto p
      join curriculo r on r.id_usuario = p.id_usuario join rh_usuario u on u.id = p.id_usuario
      where r.compartilhar_banco and r.arquivado_em is null and u.ativo
        and (u.id_empresa is null or u.id_empresa = any($1::bigint[]))),
    pagina as (select * from achada order by peso desc, atualizado_em desc, id_usuario desc limit 20)
    select (select count(*) from achada) as total_, ${SHOWN}, g.atualizado_em, g.peso
    from pagina g join rh_usuario u on u.id = g.id_usuario left join cidade c on c.id = u.id_cidade
    order by g.peso desc, g.atualizado_em desc, u.id desc`
  return { text, values: [[...providers]] }
}

/** The same people by their texts, without any index of words. */
export function searchNaively(terms: readonly SoughtTerm[]): string {
  const points = terms.map(
    (term) =>
      `case when ${forms(term)
        .map((form) => `texto ilike ${quoted(`%${form}%`)}`)
        .join(' or ')} then ${term.peso} else 0 end`,
  )
  return `
    with textos as materialized (select c.id_usuario, c.atualizado_em, concat_ws(' ', array_to_string(c.areas_interesse, ' '), p.texto,
        (select string_agg(concat_ws(' ', f.descricao, f.ie), ' ') from curriculo_formacao f where f.id_usuario = c.id_usuario),
        (select string_agg(concat_ws(' ', x.funcao, x.empresa, x.descricao), ' ')
          from curriculo_experiencia x where x.id_usuario = c.id_usuario)) as texto
      from curriculo c left join curriculo_pdf p on p.id_usuario = c.id_usuario where c.compartilhar_banco),
    pontos as (select id_usuario, atualizado_em, ${points.join(' + ')} as pontos from textos)
    select count(*) over () as total, u.id, u.nome, pontos from pontos join rh_usuario u on u.id = id_usuario
    where pontos > 0 order by pontos desc, atualizado_em desc limit 20`
}

/** All scores of a vacancy at once. */
export const SCORE_AT_ONCE = `
  update candidatura c set pontuacao = s.pontuacao
  from (select a.id, round(100.0 * coalesce(sum(k.peso) filter (
      where b.palavras @@ k.consulta or u.cnh_categoria = any(k.cnh)), 0) / sum(k.peso))::int as pontuacao
    from candidatura a join curriculo_busca b on b.id_usuario = a.id_usuario join rh_usuario u on u.id = a.id_usuario
      join palavra_chave k on k.id_vaga = a.id_vaga
    where a.id_vaga = $1 group by a.id) s
  where c.id = s.id and c.pontuacao is distinct from s.pontuacao`
