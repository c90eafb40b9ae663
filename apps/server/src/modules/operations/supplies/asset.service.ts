import { brandName } from '@intranet/contract/formats'
import { refusal } from '@intranet/contract/messages/refusals'
import { supplies as text } from '@intranet/contract/messages/supplies'
import {
  purchaseErrors,
  type AssetFields,
  type FindCodeInput,
  type UpdateAssetInput,
} from '@intranet/contract/operations/assets'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertAllFound, found, holdRecord } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import {
  assetsByIds,
  assetSuppliers,
  assetWay,
  findCode,
  getAsset,
  insertAssets,
  seesAssetFile,
  updateAsset,
} from './asset.queries.ts'
import { movingAssets, productsOf, squadsOf } from './placing.queries.ts'
import { readsSupplies } from './supply-scope.ts'

const TABLE = 'suprimento_patrimonio'

/** The squad of a form, where one is named: of the asset's provider, and in use. */
async function assertSquad(db: Database, actor: Actor, id: number | null | undefined, id_empresa: number) {
  if (!id) return
  const [squad] = await squadsOf(db, actor, [id])
  if (!squad || squad.id_empresa !== id_empresa) throw refusals.invalid({ id_equipe: refusal.noOption })
  if (!squad.ativo) throw refusals.field('id_equipe', text.squadInactive)
}

/** Registers assets of the providers of their products. */
export async function createAssets(db: Database, actor: Actor, objects: AssetFields[]) {
  const products = await productsOf(
    db,
    actor,
    objects.map(({ id_produto }) => id_produto),
  )
  const rows = []
  for (const row of objects) {
    const product = products.find(({ id }) => id === row.id_produto)
    if (!product) throw refusals.invalid({ id_produto: refusal.noOption })
    if (!product.serializado) throw refusals.field('id_produto', text.noSerial)
    if (!product.ativo) throw refusals.field('id_produto', text.productInactive)
    await assertSquad(db, actor, row.id_equipe, product.id_empresa)
    rows.push({ ...row, id_empresa: product.id_empresa })
  }
  return insertAssets(db, rows)
}

/**
 * Moves an asset to another squad or to the store, unless it is on its way, and writes where it was bought
 * (docs/operations.md#purchase-and-warranty).
 */
export async function changeAsset(db: Database, actor: Actor, input: UpdateAssetInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getAsset(db, actor, input.id))
  await assertSquad(db, actor, input.id_equipe, before.id_empresa)
  const [moving] = await movingAssets(db, [input.id])
  if (moving && input.id_equipe !== undefined && input.id_equipe !== before.id_equipe)
    throw refusals.field('id_equipe', text.assetMoving)
  const { data_compra = before.data_compra, garantia_ate = before.garantia_ate } = input
  assertNoErrors(purchaseErrors({ data_compra, garantia_ate }))
  const saved = await updateAsset(db, actor, input)
  const { nota_arquivo, foto } = input
  if (nota_arquivo && nota_arquivo !== before.nota_arquivo)
    await attachUpload(db, actor, nota_arquivo, TABLE, input.id, 'documentos')
  if (foto && foto !== before.foto) await attachUpload(db, actor, foto, TABLE, input.id, 'imagens')
  return saved
}

/** The names that a form of a purchase offers. */
export const readSuppliers = async (db: Database, actor: Actor) =>
  (await assetSuppliers(db, actor)).map(({ fornecedor }) => fornecedor)

/** Pictures of assets are for who reads supplies, invoices for who sees amounts. */
export const maySeeAssetFile = async (
  db: Database,
  actor: Actor | null,
  id: number,
  file: string,
): Promise<boolean> => actor !== null && readsSupplies(actor) && seesAssetFile(db, actor, id, file)

/** The whole way of an asset that the actor may see. */
export async function readWay(db: Database, actor: Actor, id: number) {
  found(await getAsset(db, actor, id))
  return assetWay(db, id)
}

/** What a scanned code is. */
export async function lookUpCode(db: Database, actor: Actor, input: FindCodeInput) {
  const { asset, product } = await findCode(db, actor, input)
  return {
    patrimonio: asset
      ? {
          id: asset.id,
          patrimonio: asset.patrimonio,
          id_produto: asset.id_produto,
          produto: asset.produto,
          id_empresa: asset.id_empresa,
          id_equipe: asset.id_equipe,
          equipe: asset.equipe,
          detentor: asset.detentor,
          id_movimento: asset.id_movimento,
          etapa: asset.etapa,
        }
      : null,
    produto: product ?? null,
  }
}

/** What is on the labels of assets, in the order of the numbers; 404 when one is not there for the actor. */
export async function readLabels(db: Database, actor: Actor, ids: readonly number[]) {
  const assets = await assetsByIds(db, actor, ids)
  assertAllFound(ids, assets)
  return assets
    .map(({ patrimonio, produto, sistema }) => ({ patrimonio, produto, sistema: brandName(sistema) }))
    .toSorted((a, b) => a.patrimonio.localeCompare(b.patrimonio))
}
