import mongoose, { type Model, type Schema } from "mongoose";

/**
 * Registers the model of a schema under `name`. A hot reload runs the module again while mongoose still has the model:
 * the existing model is then returned.
 */
export function defineModel<Fields>(name: string, schema: Schema<Fields>): Model<Fields> {
  return (mongoose.models[name] as Model<Fields> | undefined) ?? mongoose.model<Fields>(name, schema);
}
