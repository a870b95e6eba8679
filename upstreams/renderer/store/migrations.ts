import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const migrations: Record<string, Migration> = {
  '2026-11-21 art and pictures': {
    up: async (database) => {
      await database.schema
        .createTable('art_scene')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('blob', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('art_file')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('blob', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('rendition')
        .addColumn('scene', 'text', (column) => column.notNull())
        .addColumn('format', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('bleed', 'boolean', (column) => column.notNull())
        .addColumn('blob', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('rendition_key', ['scene', 'format', 'width', 'bleed'])
        .execute()
      await database.schema
        .createTable('picture')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('signed', 'boolean', (column) => column.notNull())
        .addColumn('blob', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await database.schema.createIndex('picture_expiry').on('picture').column('expires_at').execute()
    },
  },
}
