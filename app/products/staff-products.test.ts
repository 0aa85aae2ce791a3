import { describe, expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { meanwhile } from '#test/at-once.ts'
import { fionn, grainne } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import { productCategories } from './catalogue.ts'
import { readNewProduct, readProductChange } from './product-form.server.ts'
import { seedProducts } from './products.seed.ts'
import { findProduct, listProducts } from './products.server.ts'
import { addProduct, changeProduct, removeProduct, restoreProduct, switchProduct } from './staff-products.server.ts'
import { exportProducts, importProducts } from './staff-products-csv.server.ts'

const fields = { itemType: 'picnic', name: 'Picnic', price: '32,50', category: 'food', active: 'on', displayOrder: '7' }

describeOnEachDatabase('products for staff', (house) => {
  it('tells the second of two who change the same product, and loses neither change', async () => {
    const admin = await signUp(house.db, fionn)
    const other = await signUp(house.db, grainne, admin)
    const { id, version } = await addProduct(house.db, admin, readNewProduct(fields, []))
    const change = (name: string) => readProductChange({ ...fields, name }, ['Stargazer'])
    const results = await Promise.allSettled([
      changeProduct(house.db, admin, id, version, change('Picnic basket')),
      changeProduct(house.db, other, id, version, change('Picnic hamper')),
    ])
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { code: 'changed_meanwhile' } })
    const { rows: entries } = await listChanges(house.db, { subject: 'product' })
    expect(entries.map(({ action }) => action)).toEqual(['updated', 'created'])
    expect(entries[0]?.before).toEqual({ name: 'Picnic', roomRestrictions: null })
  })

  it('brings a deleted product back as it was', async () => {
    const admin = await signUp(house.db, fionn)
    const { id } = await addProduct(house.db, admin, readNewProduct(fields, []))
    await switchProduct(house.db, admin, id, false)
    await switchProduct(house.db, admin, id, false)
    await removeProduct(house.db, admin, id)
    expect(await listProducts(house.db)).toEqual([])
    const rival = await addProduct(house.db, admin, readNewProduct(fields, []))
    await expect(restoreProduct(house.db, admin, id, true)).rejects.toMatchObject({ code: 'item_type_taken' })
    await removeProduct(house.db, admin, rival.id)
    await restoreProduct(house.db, admin, id, true)
    expect(await findProduct(house.db, 'picnic')).toMatchObject({ id, active: true, priceCents: 3250 })
    await expect(restoreProduct(house.db, admin, id, true)).rejects.toMatchObject({ status: 404 })
    expect((await listChanges(house.db, { subjectId: id })).rows.map(({ action }) => action)).toEqual([
      'restored',
      'deleted',
      'deactivated',
      'created',
    ])
  })

  it('refuses to bring a product back while a colleague adds one of the same type', async () => {
    const admin = await signUp(house.db, fionn)
    const add = (db: Db) => addProduct(db, admin, readNewProduct(fields, []))
    const { id } = await add(house.db)
    await removeProduct(house.db, admin, id)
    const second = await meanwhile(house, add, () => restoreProduct(house.db, admin, id, true))
    expect(second).toMatchObject({ reason: { status: 409, code: 'item_type_taken' } })
    expect(await listProducts(house.db)).toHaveLength(1)
  })

  it('reads back the list that it gave, and changes nothing when a line is wrong', async () => {
    const admin = await signUp(house.db, fionn)
    await seedProducts(house.db)
    const list = await exportProducts(house.db)
    expect(await importProducts(house.db, admin, list)).toEqual({ added: 0, changed: 0 })
    expect((await listChanges(house.db, { subject: 'product' })).total).toBe(0)
    const dearer = list.replace(',14.00,', ',"15,00",')
    await expect(importProducts(house.db, admin, `${dearer}broken,,,,,,,,\r\n`)).rejects.toThrow(
      'Line 7: name: Please fill this in. Nothing was imported.',
    )
    const wrong = (before: string, after: string) => importProducts(house.db, admin, list.replace(before, after))
    await expect(wrong(',14.00,', ',abc,')).rejects.toThrow(/^Line \d: “abc” is not a price\./)
    await expect(wrong('Stargazer', 'Attic')).rejects.toThrow(
      /^Line \d: “Attic” is not one of the rooms: .*Stargazer.*\. Nothing was imported\.$/,
    )
    expect(await findProduct(house.db, 'breakfast_tray')).toMatchObject({ priceCents: 1400 })
    await importProducts(house.db, admin, dearer)
    expect(await findProduct(house.db, 'breakfast_tray')).toMatchObject({ priceCents: 1500 })
    await expect(importProducts(house.db, admin, list.replace(',14.00,', ',16.00,'))).rejects.toThrow(
      'Somebody else has changed this product in the meantime. Please check it again. Nothing was imported.',
    )
  })

  it('a list that is none, has no header or too many lines says which of these', async () => {
    const admin = await signUp(house.db, fionn)
    const say = (text: string) => expect(importProducts(house.db, admin, text)).rejects
    const head = 'item_type,name,price,category\n'
    await say('\n').toThrow('There is no product in this list.')
    await say(head).toThrow('There is no product in this list.')
    await say('tea_tray,Tea tray,9.50,food').toThrow(
      'The first line must name the columns; missing: item_type, name, price, category.',
    )
    await say(head + 'tea_tray,Tea tray,9.50,food\n'.repeat(1_001)).toThrow('A list may hold at most 1,000 products.')
  })

  it('a version altered by a spreadsheet is an error in its line, and bypasses no check', async () => {
    await seedProducts(house.db)
    const admin = await signUp(house.db, fionn)
    const before = await findProduct(house.db, 'heated_bath')
    const list = (version: string) => `item_type,name,price,category,version\nheated_bath,Bath,61,bath,${version}`
    for (const version of ['"3,0"', 'v3', '1.0', '-1', '1e2']) {
      const told = `Line 2: The version “${version.replaceAll('"', '')}” is not a whole number. Nothing was imported.`
      await expect(importProducts(house.db, admin, list(version))).rejects.toThrow(told)
    }
    await expect(importProducts(house.db, admin, list('0'))).rejects.toThrow('Somebody else has changed this product')
    expect(await findProduct(house.db, 'heated_bath')).toEqual(before)
    expect(await importProducts(house.db, admin, list(` ${before?.version} `))).toEqual({ added: 0, changed: 1 })
    expect(await importProducts(house.db, admin, list('').replace('61', '62'))).toEqual({ added: 0, changed: 1 })
  })

  it('a list changes no product’s category, and says so rather than importing the rest of the line', async () => {
    await seedProducts(house.db)
    const admin = await signUp(house.db, fionn)
    const before = await listProducts(house.db)
    const list = 'item_type,name,price,category\nfire_pit,Fire pit,20,bath\nheated_bath,Bath,61,food'
    await expect(importProducts(house.db, admin, list)).rejects.toThrow(
      'Line 3: The category of heated_bath is bath and cannot be changed. Nothing was imported.',
    )
    expect(await listProducts(house.db)).toEqual(before)
  })

  it('a line that is wrong names its row in the spreadsheet, where empty ones count, and its column', async () => {
    await seedProducts(house.db)
    const admin = await signUp(house.db, fionn)
    const before = await listProducts(house.db)
    const list = (line: string) =>
      `item_type,name,price,category,active,display_order\nfire_pit,"Fire\npit",20,bath,yes,\n,,,,,\n\n${line}`
    for (const [line, told] of [
      ['tea_tray,,9.50,food', 'name: Please fill this in.'],
      ['tea_tray,Tea,,food', 'price: Please fill this in.'],
      ['tea_tray,Tea,10000.01,food', 'price: At most €10,000.'],
      ['Tea tray,Tea,9.50,food', 'item_type: Small letters, digits and underscores.'],
      ['tea_tray,Tea,9.50,drinks', `“drinks” is not one of the categories: ${productCategories.join(', ')}.`],
      ['tea_tray,Tea,9.50,food,maybe', 'active: “maybe” is neither true nor false.'],
      ['tea_tray,Tea,9.50,food,no,last', 'display_order: Please enter a whole number from 0 to 100,000.'],
    ] as const)
      await expect(importProducts(house.db, admin, list(line))).rejects.toThrow(`Line 5: ${told} Nothing was imported.`)
    expect(await listProducts(house.db)).toEqual(before)
  })

  it('a list with several wrong lines names them all, up to ten, and a product that has two lines', async () => {
    await seedProducts(house.db)
    const admin = await signUp(house.db, fionn)
    const before = await listProducts(house.db)
    const say = (lines: string) =>
      expect(importProducts(house.db, admin, `item_type,name,price,category\n${lines}`)).rejects.toThrow
    await say('tea_tray,,9.50,food\nfire_pit,Pit,20,bath\nheated_bath,Bath,61,food\nfire_pit,Pit,25,bath')(
      [
        'Line 2: name: Please fill this in.',
        'Line 4: The category of heated_bath is bath and cannot be changed.',
        'Line 5: fire_pit has a line further up.',
        'Nothing was imported.',
      ].join('\n'),
    )
    await say(Array.from({ length: 12 }, (_, at) => `tea_${at},,9.50,food`).join('\n'))(
      /^(?:Line \d+: name: Please fill this in\.\n){10}There may be more\.\nNothing was imported\.$/,
    )
    expect(await listProducts(house.db)).toEqual(before)
  })

  it('an empty cell for active or the order leaves both as they are; a new product is active, and the last', async () => {
    await seedProducts(house.db)
    const admin = await signUp(house.db, fionn)
    const tray = await findProduct(house.db, 'breakfast_tray')
    await switchProduct(house.db, admin, tray?.id ?? '', false)
    const list =
      'item_type,name,price,category,active,display_order\nbreakfast_tray,Tray,15,food,,\ntea_tray,Tea,9.50,food,,\nfire_pit,Pit,20,bath,No,0'
    expect(await importProducts(house.db, admin, list)).toEqual({ added: 2, changed: 1 })
    const read = async (itemType: string) => (await findProduct(house.db, itemType)) ?? {}
    expect(await read('breakfast_tray')).toMatchObject({ priceCents: 1500, active: false, displayOrder: tray?.displayOrder })
    expect(await read('tea_tray')).toMatchObject({ active: true, displayOrder: 5 })
    expect(await read('fire_pit')).toMatchObject({ active: false, displayOrder: 0 })
  })

  it('a list without a column leaves alone what would stand in it', async () => {
    await seedProducts(house.db)
    const admin = await signUp(house.db, fionn)
    const bath = await findProduct(house.db, 'heated_bath')
    await switchProduct(house.db, admin, bath?.id ?? '', false)
    const before = await findProduct(house.db, 'heated_bath')
    expect(before).toMatchObject({ active: false, roomRestrictions: ['Stargazer', 'Sunriser'] })
    const list = 'item_type,name,price,category\nheated_bath,A bath outdoors,61,bath\nfire_pit,Fire pit,20,food'
    expect(await importProducts(house.db, admin, list)).toEqual({ added: 1, changed: 1 })
    const { version: _, updatedAt: __, ...after } = (await findProduct(house.db, 'heated_bath')) ?? {}
    expect({ ...before, ...after }).toEqual({ ...before, name: 'A bath outdoors', priceCents: 6100 })
    expect(await findProduct(house.db, 'fire_pit')).toMatchObject({ active: true, displayOrder: 5, roomRestrictions: null })
    // An existing but empty column clears the value.
    await importProducts(house.db, admin, 'item_type,name,price,category,room_restrictions\nheated_bath,Bath,61,bath,')
    expect(await findProduct(house.db, 'heated_bath')).toMatchObject({ name: 'Bath', roomRestrictions: null, active: false })
  })
})

describe('a price', () => {
  it('must not be zero: that counts as missing, and is said so at the field', () => {
    const faults = { price: 'Please write a price above zero.' }
    expect(() => readNewProduct({ ...fields, price: '0,00' }, [])).toThrow(
      expect.objectContaining({ message: 'Please fill in all required fields.', fields: faults }),
    )
  })

  it.each([
    ['abc', '“abc” is not a price. Please write it like 12.50.'],
    ['-5', '“-5” is not a price. Please write it like 12.50.'],
    ['0.500', '“0.500” has more than two decimals. Please write it like 12.50.'],
    [' 12,3456', '“12,3456” has more than two decimals. Please write it like 12.50.'],
    ['', 'Please fill in all required fields.'],
  ])('of %s is refused for what is wrong with it', (price, message) => {
    expect(() => readNewProduct({ ...fields, price }, [])).toThrow(message)
    expect(() => readProductChange({ ...fields, price }, [])).toThrow(message)
  })
})
