import mongoose, { type Model, type Schema } from "mongoose";

/**
 * The model of a schema under `name`. A hot reload runs the module again while mongoose still has the model: then the
 * one that is there is taken.
 */
export function defineModel<Fields>(name: string, schema: Schema<Fields>): Model<Fields> {
  return (mongoose.models[name] as Model<Fields> | undefined) ?? mongoose.model<Fields>(name, schema);
}
