import { expect } from "@playwright/test";
import type { Caller } from "../../people";
import type { World } from "./samples";

/** Gives a shopper an address, an order and something in the cart, and says what is what. */
export async function buildWorld({ id, email, password, request }: Caller): Promise<World> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.json();
  };
  // Accessories come without sizes, so that all their pieces can be bought without naming one.
  const products = await (await request.get("/api/shop/products/get?category=accessories&limit=100")).json();
  const productId = products.data.find((product: { stock: number }) => product.stock > 20)._id;
  const address = await post("/api/shop/address/add", {
    address: "12 Silver Oak Residency",
    city: "Bangalore",
    phone: "9845011223",
    pincode: "560038",
    addressType: "home",
  });
  const addressId = address.data._id;
  await post("/api/shop/cart/add", { productId });
  const order = await post("/api/shop/order/createCOD", { addressInfo: { addressId } });
  await post("/api/shop/cart/add", { productId });
  return { userId: id, productId, addressId, orderId: order.orderId, email, password };
}
