/** News with reactions and readings, the FAQ and the handbook of the demo group. */
import { HOUR_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import {
  demoArticles,
  demoFaqCategories,
  demoHandbookCategories,
  demoNews,
  demoQuestions,
} from './content-texts.ts'
import { demoPicture } from './demo-picture.ts'
import { keepDemoFile, ownDemoFiles, type KeepFile } from './keep-file.ts'

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Without `keep` news have no cover. */
export async function seedContent(db: Database, today: Date, keep?: KeepFile): Promise<void> {
  const { id: editor } = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'editor@intranet.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await seedNews(db, editor, today)
  if (keep) await seedCovers(db, keep)
  await seedFaq(db, editor)
  await seedHandbook(db, editor, today)
}

async function seedNews(db: Database, id_usuario: number, today: Date): Promise<void> {
  const [categories, providers, departments] = await Promise.all([
    db.selectFrom('categoria').select(['id', 'titulo']).execute(),
    db.selectFrom('empresa').select(['id', 'nome']).execute(),
    db.selectFrom('rh_departamento').select(['id', 'nome', 'id_empresa']).execute(),
  ])
  for (const { categoria, provedor, departamento, horas, ...news } of demoNews) {
    const provider = providers.find(({ nome }) => nome === provedor)?.id ?? null
    const department = departments.find((one) => one.nome === departamento && one.id_empresa === provider)
    const publicar_em = new Date(today.getTime() - horas * HOUR_MS)
    const ativo = news.ativo ?? true
    const row = await db
      .insertInto('novidade')
      .values({
        ...news,
        palavras: words(news.texto),
        ativo,
        id_categoria: categories.find(({ titulo }) => titulo === categoria)!.id,
        id_empresa: provider,
        id_departamento: department?.id ?? null,
        publicar_em,
        publicada_em: ativo && horas >= 0 ? publicar_em : null,
        id_usuario,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (news.requer_lido) await seedReadings(db, row.id)
    if (ativo && horas >= 0) await seedReactions(db, row.id)
  }
}

const shades = [
  [
    [14, 64, 110],
    [88, 166, 214],
  ],
  [
    [20, 92, 76],
    [148, 206, 160],
  ],
  [
    [112, 52, 28],
    [238, 176, 110],
  ],
] as const

async function seedCovers(db: Database, keep: KeepFile): Promise<void> {
  const news = await db.selectFrom('novidade').select(['id', 'id_categoria']).orderBy('id').execute()
  for (const { id, id_categoria } of news) {
    const [dark, light] = shades[id_categoria % shades.length]!
    const cover = await keepDemoFile(db, keep, {
      bucket: 'imagens',
      nome: 'Capa.png',
      tipo: 'image/png',
      content: demoPicture(dark, light),
    })
    await ownDemoFiles(db, [cover], 'novidade', id)
    await db.updateTable('novidade').set({ id_imagem_capa: cover }).where('id', '=', id).execute()
  }
}

/** The people who have to read it; four in five of them have, the demo user of the Comercial has not. */
async function seedReadings(db: Database, id: number): Promise<void> {
  await sql`insert into novidade_publico (id_novidade, id_usuario)
    select n.id, u.id from novidade n join rh_usuario u on u.ativo and u.funcionario
      and (n.id_empresa is null or u.id_empresa = n.id_empresa)
      and (n.id_departamento is null or u.id_departamento = n.id_departamento)
    where n.id = ${id}`.execute(db)
  await sql`insert into novidade_leitura (id_novidade, id_usuario, versao, lido_em)
    select n.id, u.id, 1, least(n.publicada_em + (u.id % 30) * interval '30 minutes', now())
    from novidade n join novidade_publico p on p.id_novidade = n.id join rh_usuario u on u.id = p.id_usuario
    where n.id = ${id} and (u.id % 5 <> 0 or (u.senha_hash is not null and n.id_departamento is null))
      and not (u.email = 'vendedor@intranet.example')`.execute(db)
}

async function seedReactions(db: Database, id: number): Promise<void> {
  await sql`insert into reacao (tipo, id_item, id_usuario, reacao)
    select 'novidade', n.id, u.id, (array['waving_hand', 'favorite', 'thumb_up', 'thumb_up', 'cake'])[1 + (u.id * 7 + n.id) % 5]
    from novidade n join rh_usuario u on u.ativo and u.funcionario and (u.id + n.id) % 3 = 0
      and (n.id_empresa is null or u.id_empresa = n.id_empresa)
      and (n.id_departamento is null or u.id_departamento = n.id_departamento)
    where n.id = ${id}`.execute(db)
}

async function seedFaq(db: Database, id_usuario: number): Promise<void> {
  const categories = await db
    .insertInto('faq_categoria')
    .values(demoFaqCategories)
    .returning(['id', 'titulo'])
    .execute()
  for (const [index, [categoria, pergunta, texto, palavras_chave, views]] of demoQuestions.entries()) {
    const { id } = await db
      .insertInto('faq_pergunta')
      .values({
        pergunta,
        resposta: `<p>${texto}</p>`,
        palavras: texto,
        palavras_chave,
        publico: categoria === 'Processo seletivo',
        id_categoria: categories.find(({ titulo }) => titulo === categoria)!.id,
        ordem: index + 1,
        ativo: true,
        id_usuario,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('faq_contagem')
      .set({ visualizacoes: views, util: Math.floor(views / 3), nao_util: Math.floor(views / 11) })
      .where('id_pergunta', '=', id)
      .execute()
  }
  await sql`insert into faq_pergunta (pergunta, sugerida, id_usuario)
    select 'Como peço uma segunda tela?', true, id from rh_usuario
    where email = 'funcionario@intranet.example'`.execute(db)
  await db
    .insertInto('faq_busca_vazia')
    .values([
      { termo: 'estacionamento', origem: 'interna', vezes: 7 },
      { termo: 'vale transporte', origem: 'interna', vezes: 4 },
      { termo: 'estagio', origem: 'publica', vezes: 3 },
    ])
    .execute()
}

async function seedHandbook(db: Database, id_usuario: number, today: Date): Promise<void> {
  const categories = await db
    .insertInto('manual_categoria')
    .values(demoHandbookCategories)
    .returning(['id', 'titulo'])
    .execute()
  for (const [index, article] of demoArticles.entries()) {
    const { titulo, versoes, requer_lido = false, mudancas = null } = article
    const dayOf = (version: number) =>
      new Date(today.getTime() - (versoes.length - version + 1) * 90 * 24 * HOUR_MS)
    const { id } = await db
      .insertInto('manual_artigo')
      .values({
        titulo,
        texto: versoes.at(-1)!,
        id_categoria: categories.find((category) => category.titulo === article.categoria)!.id,
        requer_lido,
        ordem: index + 1,
        versao: versoes.length,
        situacao: 'publicado',
        alterado: false,
        vigencia_inicio: dayInBrazil(dayOf(versoes.length)),
        id_usuario,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('manual_versao')
      .values(
        versoes.map((texto, place) => ({
          id_artigo: id,
          versao: place + 1,
          titulo,
          texto,
          palavras: words(texto),
          requer_lido,
          vigencia_inicio: dayOf(place + 1)
            .toISOString()
            .slice(0, 10),
          publicado_em: dayOf(place + 1),
          resumo_mudancas: place === 0 ? null : mudancas,
          id_usuario,
        })),
      )
      .execute()
    if (requer_lido)
      await sql`insert into manual_leitura (id_artigo, versao, id_usuario)
        select ${id}, ${versoes.length}, id from rh_usuario
        where ativo and funcionario and id % 3 <> 0`.execute(db)
  }
}
